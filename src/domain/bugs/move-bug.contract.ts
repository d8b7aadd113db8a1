import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(100))
const answer = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)))

/**
 * Changes the state of reports, all or none. Reporters, including those of duplicates, get a mail when a bug is fixed, will not be fixed, or
 * is reopened. `join` makes a report a duplicate of `into`; refuses with `bug-joined` if `into` is the report itself or a duplicate.
 */
export const moveBug = cloudFunction({
  name: 'moveBug',
  access: scope('system'),
  limit: { account: hourly(300) },
  once: true,
  input: v.variant('event', [
    v.strictObject({ event: v.picklist(['triage', 'begin', 'fix', 'verify', 'refuse', 'reopen']), ids, answer }),
    v.strictObject({ event: v.literal('join'), ids, into: id }),
  ]),
  output: v.strictObject({ notified: v.number() }),
})
export type BugMove = v.InferOutput<typeof moveBug.input>
