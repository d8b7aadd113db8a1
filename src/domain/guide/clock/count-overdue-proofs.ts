import type { Records } from '../../shared/records/records'
import { deadlines } from '../deadlines.collection'
import { listings } from '../listings.collection'
import { haveProofsClosed } from './what-deadlines-allow'

/**
 * Number of listings of an edition whose artist has not approved the proof although its deadline has passed; 0 before the deadline or if
 * there is none. Listings that belong to nobody, such as imported ones, have no proof to approve.
 */
export async function countOverdueProofs(records: Records, editionId: string, now: Date): Promise<number> {
  const closes = await records.get(deadlines, 'proofCloses', { edition: editionId })
  if (!closes || !haveProofsClosed([closes], now)) return 0
  const waiting = await records.find(listings, {
    where: [
      ['editionId', '==', editionId],
      ['status', 'in', ['ready', 'in_review', 'approved']],
    ],
  })
  return waiting.filter(({ ownerIds, proofApprovedAt, deletedAt }) => !deletedAt && ownerIds.length > 0 && proofApprovedAt === undefined).length
}
