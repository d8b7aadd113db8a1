import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Approves a request, which gives a term with this reason, or declines it with an explanation. The person gets one mail. `rev` is the
 * revision that the staff member saw: refuses with `record-overtaken` if the request changed since.
 */
export const decideWaiver = cloudFunction({
  name: 'decideWaiver',
  access: scope('people'),
  limit: { account: hourly(300) },
  input: v.strictObject({ decision: v.picklist(['approve', 'decline']), id: recordId, rev: v.number(), reason }),
  output: v.strictObject({
    /** First and last day of the term that was given. */
    given: v.exactOptional(v.strictObject({ start: v.string(), end: v.string() })),
    /** Whether the person has an address that accepts mail. */
    mailed: v.boolean(),
  }),
})
