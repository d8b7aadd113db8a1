import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { anyone } from '../shared/records/policy'

/** Where a short link leads now. The server counts the click, so that nobody can read or forge the counts. */
export const resolveShortLink = cloudFunction({
  name: 'resolveShortLink',
  access: anyone,
  limit: { none: 'a click costs one write, as its limit would' },
  input: v.strictObject({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/^[^/]+$/)) }),
  output: v.variant('state', [
    v.strictObject({ state: v.literal('active'), to: v.string() }),
    /** Its time is over and it says nothing of afterwards. */
    v.strictObject({ state: v.literal('gone') }),
    /** No such link, or not yet, or switched off: a stranger cannot tell which. */
    v.strictObject({ state: v.literal('none') }),
  ]),
})
export type ResolvedLink = v.InferOutput<typeof resolveShortLink.output>
