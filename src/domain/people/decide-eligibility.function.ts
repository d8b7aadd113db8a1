import * as v from 'valibot'
import { reason } from '../accounts/reason'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** The proof, with its document as whoever decides has seen it. */
const seen = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  filePath: v.optional(v.pipe(v.string(), v.maxLength(300))),
}

/**
 * Accepts a proof, until a day where it runs out; turns it down with a reason; or ends one before its day. The person is told by mail.
 * Refuses with `record-overtaken` where another document was sent meanwhile.
 */
export const decideEligibility = cloudFunction({
  name: 'decideEligibility',
  access: scope('people'),
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('accept'), ...seen, validUntil: v.optional(v.pipe(v.string(), v.isoDate())) }),
    v.strictObject({ decision: v.picklist(['reject', 'expire']), ...seen, reason }),
  ]),
  output: v.strictObject({ status: v.string() }),
})
export type EligibilityDecision = v.InferOutput<typeof decideEligibility.input>

/** Days after a decision for which the document is kept. */
export const proofDays = 90

/** Deletes the documents of decisions that are ninety days old, and ends what ran out. Every host runs it by the hour. */
export const tidyProofs = cloudFunction({
  name: 'tidyProofs',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ deleted: v.number(), expired: v.number() }),
})
