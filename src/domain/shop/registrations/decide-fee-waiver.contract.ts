import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Waives a part of the fee of a registration that is not paid yet, or all of it (`percent`: 100, then it is paid at once), also where nobody asked; with
 * 0 the request is declined and the fee stays. The order is replaced by one with the new total. They are
 * mailed the decision, with the reason where it is declined. Nobody decides on their own.
 */
export const decideFeeWaiver = cloudFunction({
  name: 'decideFeeWaiver',
  repeatable: 'the percentage is what holds afterwards',
  access: scope('guide'),
  limit: { account: hourly(300) },
  input: v.strictObject({ registrationId: recordId, percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), reason }),
  output: v.strictObject({ totalCents: v.number() }),
})
