import { isPortError } from '../../ports/errors'
import { savedSearches } from '../artists/saved-searches'
import { saves } from '../artists/saves'
import { eligibility } from '../people/eligibility'
import { proofFolder } from '../people/proof-files'
import type { FunctionWorld } from '../shared/cloud-function'
import type { Records } from '../shared/records'

/** What somebody sent or kept for nobody else's eyes: documents of proof with their records, searches, and what was saved. */
export async function forgetOwnThings(records: Records, { storage }: FunctionWorld, personId: string): Promise<void> {
  const theirs = { where: [['personId', '==', personId]] } as const
  for (const { id, filePath } of await records.find(eligibility, theirs)) {
    if (filePath?.startsWith(`${proofFolder}/${personId}/`))
      await storage.delete(filePath).catch((error: unknown) => {
        if (!isPortError(error, 'storage', 'object-not-found')) throw error
      })
    await records.commit(records.deleting(eligibility, id))
  }
  for (const kept of [savedSearches, saves]) for (const { id } of await records.find(kept, theirs)) await records.commit(records.deleting(kept, id))
}
