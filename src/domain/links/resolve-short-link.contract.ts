import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { anyone } from '../shared/records/policy'

/**
 * The current target of a short link. The server counts the click after it has responded, so that visitors do not wait and nobody can read or
 * forge the counts.
 */
export const resolveShortLink = cloudFunction({
  name: 'resolveShortLink',
  repeatable: 'it only reads, and counts',
  access: anyone,
  limit: { network: hourly(1000), account: hourly(100), holds: 'notes' },
  input: v.strictObject({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/^[^/]+$/)) }),
  output: v.variant('state', [
    v.strictObject({ state: v.literal('active'), to: v.string() }),
    /** Expired, without a target for afterwards. */
    v.strictObject({ state: v.literal('gone') }),
    /** Unknown, not started or switched off; the caller cannot tell which. */
    v.strictObject({ state: v.literal('none') }),
  ]),
})
export type ResolvedLink = v.InferOutput<typeof resolveShortLink.output>
