import * as v from 'valibot'
import { cloudFunction, hourly } from '../../../shared/functions/cloud-function'
import { reason } from '../../../shared/functions/reason'
import { recordId } from '../../../shared/records/document-id'
import { scope } from '../../../shared/records/policy'

const input = { editionId: recordId, weekendIds: v.tuple([recordId, recordId]) }

/**
 * Exchanges the neighborhoods of two weekends, including everybody who is registered there: each opens on the days of the other. Openings of
 * listings move day by day. `dryRun` only counts the affected people. The swap itself needs a reason, which they receive by mail.
 */
export const swapWeekends = cloudFunction({
  name: 'swapWeekends',
  heavy: true,
  access: scope('guide'),
  limit: { account: hourly(60), counts: ({ dryRun }) => !dryRun },
  input: v.variant('dryRun', [
    v.strictObject({ dryRun: v.literal(true), ...input }),
    v.strictObject({ dryRun: v.literal(false), ...input, reason, mail: v.boolean() }),
  ]),
  output: v.strictObject({ registrations: v.number(), listings: v.number(), people: v.number(), mailed: v.number() }),
})
