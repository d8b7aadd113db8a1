import { artists } from '../../artists/artists.collection'
import { images } from '../../pictures/images.collection'
import type { Records } from '../../shared/records/records'

/**
 * The records without those whose picture belongs to an artist who does not own the record. Owners write the picture's id themselves, and
 * using somebody else's picture must not publish it. Records without owners come from staff and are trusted.
 */
export async function withoutForeignPictures<R extends { readonly imageId?: string | undefined }>(
  records: Records,
  shown: readonly R[],
  ownersOf: (record: R) => readonly string[],
): Promise<readonly R[]> {
  const isForeign = async (record: R): Promise<boolean> => {
    const owners = ownersOf(record)
    if (record.imageId === undefined || owners.length === 0) return false
    const owner = (await records.get(images, record.imageId))?.ownerId
    return owner !== undefined && !owners.includes(owner) && (await records.get(artists, owner)) !== undefined
  }
  const foreign = await Promise.all(shown.map(isForeign))
  return shown.map((record, i) => (foreign[i] ? { ...record, imageId: undefined } : record))
}
