import type { Records } from '../shared/records'
import { deadlines } from './deadlines'
import { listings } from './listings'

/** Listings of an edition that nobody has locked for print although its proofs have closed; none before that, or where no day was set. */
export async function countOverdueProofs(records: Records, editionId: string, now: Date): Promise<number> {
  const closes = await records.get(deadlines, 'proofCloses', { edition: editionId })
  if (!closes || closes.at.utc > now) return 0
  return records.count(listings, {
    where: [
      ['editionId', '==', editionId],
      ['status', 'in', ['ready', 'in_review', 'approved']],
    ],
  })
}
