import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/** A host cancels a public event. It stays in the calendar with the message, which everybody gets who comes or waits. */
export const cancelEvent = cloudFunction({
  name: 'cancelEvent',
  heavy: true,
  access: signedIn,
  limit: { account: hourly(30) },
  once: true,
  input: v.strictObject({ id: recordId, message: reason }),
  /** How many people got the message, and how many paid orders staff have to refund. */
  output: v.strictObject({ told: v.number(), orders: v.number() }),
})
