import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const answer = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)))

/**
 * Moves a report along its states. Whoever reported it, or one that was joined to it, is mailed when it is fixed, will not be, or is open
 * again. `join` makes it the duplicate of `into`, and refuses with `bug-joined` what is that report itself or a duplicate.
 */
export const moveBug = cloudFunction({
  name: 'moveBug',
  access: scope('system'),
  input: v.variant('event', [
    v.strictObject({ event: v.picklist(['triage', 'begin', 'fix', 'verify', 'refuse', 'reopen']), id, answer }),
    v.strictObject({ event: v.literal('join'), id, into: id }),
  ]),
  output: v.strictObject({ status: v.string(), told: v.number() }),
})
export type BugMove = v.InferOutput<typeof moveBug.input>
