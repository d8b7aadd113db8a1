import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(100))
const answer = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)))

/**
 * Moves reports along their states, all or none. Whoever reported it, or one that was joined to it, is mailed when it is fixed, will not be, or is open
 * again. `join` makes it the duplicate of `into`, and refuses with `bug-joined` what is that report itself or a duplicate.
 */
export const moveBug = cloudFunction({
  name: 'moveBug',
  access: scope('system'),
  limit: { none: 'staff move up to a hundred reports at a time, and each move is mailed once' },
  once: true,
  input: v.variant('event', [
    v.strictObject({ event: v.picklist(['triage', 'begin', 'fix', 'verify', 'refuse', 'reopen']), ids, answer }),
    v.strictObject({ event: v.literal('join'), ids, into: id }),
  ]),
  output: v.strictObject({ notified: v.number() }),
})
export type BugMove = v.InferOutput<typeof moveBug.input>
