import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Approves a request, so that a term is given with this reason, or declines it with a sentence. They are mailed once. `rev` is the request as it
 * was seen: refuses with `record-overtaken` where it was changed since.
 */
export const decideWaiver = cloudFunction({
  name: 'decideWaiver',
  access: scope('people'),
  limit: { account: hourly(300) },
  input: v.strictObject({ decision: v.picklist(['approve', 'decline']), id: recordId, rev: v.number(), reason }),
  output: v.strictObject({
    /** First and last day of the term that was given. */
    given: v.exactOptional(v.strictObject({ start: v.string(), end: v.string() })),
    /** Whether they have an address that takes mail. */
    mailed: v.boolean(),
  }),
})
