import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { deadlineKeys } from '../deadlines.collection'

const local = v.pipe(v.string(), v.isoDateTime(), v.length(16))
const change = v.strictObject({
  key: v.picklist(deadlineKeys),
  /** The value that the caller saw; absent if it was not set. */
  from: v.exactOptional(local),
  to: local,
  /** Numbers of days before the deadline on which reminders are sent. */
  reminders: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))), v.maxLength(10)),
})
const input = v.strictObject({
  editionId: recordId,
  changes: v.pipe(v.array(change), v.minLength(1), v.maxLength(deadlineKeys.length)),
  reason: v.exactOptional(reason),
})
const affected = v.strictObject({
  /** Number of all people to whom a changed date matters. */
  total: v.number(),
  /** The first hundred of these people. */
  people: v.pipe(v.array(v.strictObject({ id: v.string(), name: v.string() })), v.maxLength(100)),
})

export type DeadlineChange = v.InferOutput<typeof change>
export type AffectedPeople = v.InferOutput<typeof affected>

/** Returns whom a change of deadlines would affect, and whether it needs a reason because the call has opened. Changes nothing. */
export const previewDeadlines = cloudFunction({
  name: 'previewDeadlines',
  repeatable: onlyReads,
  access: scope('guide'),
  input: v.omit(input, ['reason']),
  output: v.strictObject({ needsReason: v.boolean(), affected }),
})

/**
 * Sets deadlines of an edition; omitted ones stay. Refuses with `deadline-order` (`first`, `second`) if they would be in the wrong order,
 * with `deadline-reason` if the call has opened and no reason is given, and with `record-overtaken` if one has changed since the caller saw
 * it.
 */
export const setDeadlines = cloudFunction({
  name: 'setDeadlines',
  access: scope('guide'),
  limit: { account: hourly(120) },
  input,
  output: v.strictObject({ changed: v.number(), affected }),
})
