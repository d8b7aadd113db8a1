import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Submissions in one call at most: all are decided in one transaction. */
export const maxEventsReviewed = 50
const items = v.pipe(v.array(v.strictObject({ id: recordId, rev: v.number() })), v.minLength(1), v.maxLength(maxEventsReviewed))

/**
 * Decides about submitted events, each as the caller saw it. An approval publishes the event; the calendar follows with `publishCalendar`, or by
 * the clock. Organizers get a mail. What was changed meanwhile, is over, or was submitted by the caller, is skipped and returned with the
 * rule; if all are, the first rule is thrown.
 */
export const reviewEvent = cloudFunction({
  name: 'reviewEvent',
  access: scope('content'),
  limit: { account: hourly(3000) },
  once: true,
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('approve'), items }),
    v.strictObject({ decision: v.picklist(['requestChanges', 'reject']), items, reason }),
  ]),
  output: v.strictObject({
    decided: v.array(v.string()),
    left: v.array(v.strictObject({ id: v.string(), rule: v.string() })),
  }),
})
export type EventDecision = v.InferOutput<typeof reviewEvent.input>['decision']
