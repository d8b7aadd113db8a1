import { artists } from '../../artists/artists.collection'
import { images } from '../../pictures/images.collection'
import type { Records } from '../../shared/records/records'

/** Fields with the id of a picture. */
type PictureField = 'imageId' | 'entranceImageId'

/**
 * The records without the pictures in `field` that belong to an artist who does not own the record. Owners write the picture's id themselves, and
 * using somebody else's picture must not publish it. Records without owners come from staff and are trusted, and so is a picture that notes its use
 * in `place`: callables alone write that.
 */
export async function withoutForeignPictures<R extends { readonly [F in PictureField]?: string | undefined }>(
  records: Records,
  shown: readonly R[],
  ownersOf: (record: R) => readonly string[],
  { field = 'imageId', place }: { readonly field?: PictureField; readonly place?: (record: R) => string } = {},
): Promise<readonly R[]> {
  const isForeign = async (record: R): Promise<boolean> => {
    const owners = ownersOf(record)
    const imageId = record[field]
    if (imageId === undefined || owners.length === 0) return false
    const image = await records.get(images, imageId)
    if (!image || owners.includes(image.ownerId) || (place && image.usedIn.includes(place(record)))) return false
    return (await records.get(artists, image.ownerId)) !== undefined
  }
  const foreign = await Promise.all(shown.map(isForeign))
  return shown.map((record, i) => (foreign[i] ? { ...record, [field]: undefined } : record))
}
