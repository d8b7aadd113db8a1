import { isPortError } from '../../ports/errors'
import { savedSearches } from '../artists/saved-searches'
import { saves } from '../artists/saves'
import { artLovers } from '../memberships/art-lovers'
import { drafts } from '../operations/drafts'
import { contactLog } from '../people/contact-log'
import { eligibility } from '../people/eligibility'
import { proofFolder } from '../people/proof-files'
import type { FunctionWorld } from '../shared/cloud-function'
import type { Records } from '../shared/records'
import { passport } from './passport'

/**
 * What somebody sent or kept, and what was noted of talks with her: documents of proof with their records, searches, what was saved, unsent
 * forms. Stamps stay for the studios' counts, and are nobody's.
 */
export async function forgetOwnThings(records: Records, { storage }: FunctionWorld, personId: string): Promise<void> {
  const theirs = { where: [['personId', '==', personId]] } as const
  for (const { id, filePath } of await records.find(eligibility, theirs)) {
    if (filePath?.startsWith(`${proofFolder}/${personId}/`))
      await storage.delete(filePath).catch((error: unknown) => {
        if (!isPortError(error, 'storage', 'object-not-found')) throw error
      })
    await records.commit(records.deleting(eligibility, id))
  }
  for (const kept of [savedSearches, saves, drafts, contactLog])
    for (const { id } of await records.find(kept, theirs)) await records.commit(records.deleting(kept, id))
  for (const stamp of await records.find(passport, theirs))
    await records.commit(records.changing(passport, stamp, { personId: undefined, deviceId: undefined }))
  if (await records.get(artLovers, personId)) await records.commit(records.deleting(artLovers, personId))
}
