import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Waives part of the fee of an unpaid registration, or all of it (`percent` 100: it is then paid at once), even without a request; 0 declines
 * the request and keeps the fee. The order is replaced by one with the new total. The artist gets a mail with the decision, and with the
 * reason if it is declined. Staff cannot decide on their own registration.
 */
export const decideFeeWaiver = cloudFunction({
  name: 'decideFeeWaiver',
  repeatable: 'the percentage is what holds afterwards',
  access: scope('guide'),
  limit: { account: hourly(300) },
  input: v.strictObject({ registrationId: recordId, percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), reason }),
  output: v.strictObject({ totalCents: v.number() }),
})
