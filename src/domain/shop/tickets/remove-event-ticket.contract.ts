import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/**
 * Sells the places of an event no longer: they are free again, and the price stays on the event. For whoever may sell them. Refuses with
 * `event-ticket-sold` as long as places are sold, or held by somebody who pays at this moment.
 */
export const removeEventTicket = cloudFunction({
  name: 'removeEventTicket',
  heavy: true,
  access: signedIn,
  once: true,
  limit: { account: hourly(120) },
  input: v.strictObject({ eventId: recordId }),
  output: v.strictObject({}),
})
