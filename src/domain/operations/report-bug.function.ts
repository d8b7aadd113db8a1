import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'

/** Reports of one person within 24 hours. */
export const bugsADay = 10
/** Characters of a picture of the screen as a data address: somewhat above a megabyte. */
export const longestShot = 1_500_000

/** Keeps a report of something that does not work, without the tokens in it. Refuses the eleventh of a day with `bugs-today`. */
export const reportBug = cloudFunction({
  name: 'reportBug',
  access: signedIn,
  input: v.strictObject({
    /** What the form calls this report: sent again because an answer was lost, it is kept once. */
    key: v.pipe(v.string(), v.uuid()),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
    route: v.pipe(v.string(), v.maxLength(2048)),
    build: v.pipe(v.string(), v.maxLength(60)),
    device: v.optional(v.pipe(v.string(), v.maxLength(300))),
    /** The last lines of the browser's console. */
    console: v.optional(v.pipe(v.string(), v.maxLength(8000))),
    shot: v.optional(v.pipe(v.string(), v.maxLength(longestShot), v.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/))),
  }),
  output: v.strictObject({ id: v.string() }),
})
export type BugInput = v.InferOutput<typeof reportBug.input>
