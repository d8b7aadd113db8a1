import { defineJob } from '../shared/functions/job'
import { unlessMissing } from '../shared/functions/unless-missing'
import { transition } from '../shared/records/collection'
import { eligibility, eligibilityStates } from './eligibility.collection'
import { proofFile } from './proof-files'

/** Milliseconds for which a document is kept after the decision: 90 days. */
const documentLasts = 90 * 86_400_000

/** Ends proofs that have expired, and deletes the documents of decisions that are ninety days old. */
export const endProofs = defineJob({
  name: 'endProofs',
  every: 'hour',
  of: eligibility,
  limit: 500,
  due: () => ({ where: [['status', 'in', ['accepted', 'rejected', 'expired']]] }),
  inRounds: true,
  async each({ records, storage, clock, today }, proof) {
    const { status, validUntil, decidedAt, filePath } = proof
    // A proof is valid through the end of its last day in the organization's time zone.
    const isOver = status === 'accepted' && validUntil !== undefined && validUntil < (await today())
    const isOld = filePath !== undefined && decidedAt !== undefined && clock.now().getTime() - decidedAt.getTime() >= documentLasts
    const file = isOld ? proofFile(proof.personId, filePath) : undefined
    if (file) await storage.delete(file).catch(unlessMissing)
    const change = { ...(isOver && { status: transition(eligibilityStates, status, 'expire') }), ...(isOld && { filePath: undefined }) }
    if (isOver || isOld) await records.commit(records.changing(eligibility, proof, change))
  },
})
