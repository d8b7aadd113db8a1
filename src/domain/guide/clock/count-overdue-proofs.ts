import type { Records } from '../../shared/records/records'
import { deadlines } from '../deadlines.collection'
import { listings } from '../listings.collection'
import { haveProofsClosed } from './what-deadlines-allow'

/**
 * Number of listings of an edition that are not locked for print although the proof deadline has passed; 0 before the deadline or if there
 * is none.
 */
export async function countOverdueProofs(records: Records, editionId: string, now: Date): Promise<number> {
  const closes = await records.get(deadlines, 'proofCloses', { edition: editionId })
  if (!closes || !haveProofsClosed([closes], now)) return 0
  return records.count(listings, {
    where: [
      ['editionId', '==', editionId],
      ['status', 'in', ['ready', 'in_review', 'approved']],
    ],
  })
}
