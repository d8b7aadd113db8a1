import * as v from 'valibot'
import { cloudFunction, daily } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'

/** Characters of a report. */
export const maxReport = 4000
/** The longest screenshot, in characters of a data URL: a little more than a megabyte. */
export const longestShot = 1_500_000

/** Stores a bug report without the secrets in it. */
export const reportBug = cloudFunction({
  name: 'reportBug',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: signedIn,
  limit: { account: daily(10), rule: 'bugs-today' },
  input: v.strictObject({
    /** The form's id for this report, so that a retry after a lost response stores it once. */
    key: v.pipe(v.string(), v.uuid()),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxReport)),
    route: v.pipe(v.string(), v.maxLength(2048)),
    build: v.pipe(v.string(), v.maxLength(60)),
    device: v.optional(v.pipe(v.string(), v.maxLength(300))),
    /** The last lines of the browser's console. */
    console: v.optional(v.pipe(v.string(), v.maxLength(8000))),
    shot: v.optional(v.pipe(v.string(), v.maxLength(longestShot), v.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/))),
  }),
  output: v.strictObject({ id: v.string() }),
})
