import { artists } from '../artists/artists.collection'
import { collections } from '../collections'
import { eligibility } from '../eligibility/eligibility.collection'
import { proofFolder } from '../eligibility/proof-files'
import { listings } from '../guide/listings.collection'
import { personReferences } from '../merging/person-references'
import { people } from '../people/people.collection'
import { images } from '../pictures/images.collection'
import { removeFile } from '../pictures/remove-picture-file'
import type { HandlerContext } from '../shared/functions/handler-context'
import { unlessMissing } from '../shared/functions/missing-file'
import type { Collection, StoredOf } from '../shared/records/collection'
import { forgottenFields } from '../shared/records/forgotten-fields'
import type { Records } from '../shared/records/records'

/** Anonymized elsewhere, because their state changes too. */
const withStates: readonly Collection[] = [people, artists, listings]

/**
 * Deletes a person's own records, and clears the identifying fields of records that stay, as each collection's `whenForgotten` declares.
 * Can be repeated after an interruption.
 */
export async function forgetOwnRecords(records: Records, context: HandlerContext, personId: string): Promise<void> {
  await removeFiles(records, context, personId)
  for (const of of collections) {
    if (of.whenForgotten === 'delete') await deleteOwn(records, of, personId)
    if (of.whenForgotten === 'anonymise' && !withStates.includes(of))
      for (const record of await belongingTo(records, of, personId)) await records.commit(records.changing(of, record, forgottenFields(of)))
  }
}

export async function deleteOwn(records: Records, of: Collection, personId: string): Promise<void> {
  for (const { id } of await belongingTo(records, of, personId)) await records.commit(records.deleting(of, id))
}

async function belongingTo<C extends Collection>(records: Records, of: C, personId: string): Promise<readonly StoredOf<C>[]> {
  if (of.idOf === 'people') {
    const own = await records.get(of, personId)
    return own ? [own] : []
  }
  const found = await Promise.all(
    personReferences(of).map(({ field, isList }) => records.find(of, { where: [[field, isList ? 'array-contains' : '==', personId]] })),
  )
  return [...new Map(found.flat().map(record => [record.id, record])).values()]
}

/** Files first: their paths are known only from the record. */
async function removeFiles(records: Records, { storage }: HandlerContext, personId: string): Promise<void> {
  for (const image of await belongingTo(records, images, personId)) await removeFile(storage, image)
  for (const { filePath } of await belongingTo(records, eligibility, personId))
    if (filePath?.startsWith(`${proofFolder}/${personId}/`)) await storage.delete(filePath).catch(unlessMissing)
}
