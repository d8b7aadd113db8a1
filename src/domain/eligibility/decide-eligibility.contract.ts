import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

/** The proof as the staff member saw it, with its document. */
const seen = {
  id: recordId,
  filePath: v.optional(v.pipe(v.string(), v.maxLength(300))),
}

/**
 * Accepts a proof, until a given day if it expires; rejects it with a reason; or ends it early. The person is notified by mail. Refuses
 * with `record-overtaken` if another document was sent meanwhile.
 */
export const decideEligibility = cloudFunction({
  name: 'decideEligibility',
  access: scope('people'),
  limit: { account: hourly(300) },
  once: true,
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('accept'), ...seen, validUntil: v.optional(v.pipe(v.string(), v.isoDate())) }),
    v.strictObject({ decision: v.picklist(['reject', 'expire']), ...seen, reason }),
  ]),
  output: v.strictObject({ status: v.string() }),
})
