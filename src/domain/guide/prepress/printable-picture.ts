import { type Image, images } from '../../pictures/images.collection'
import { isOrganisationFile } from '../../pictures/picture-file'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { DataOf } from '../../shared/records/collection'
import { listings } from '../listings.collection'

/** Whether everybody may load it. */
export const isOpenPicture = (image: Image) => image.isPublic || isOrganisationFile(image.path)

/** Whether a listing prints this picture. One that somebody else owns is none of the listing's, whoever named it there. */
const isPrintable = (image: Image | undefined, { ownerIds }: Pick<DataOf<typeof listings>, 'ownerIds'>): image is Image =>
  image?.status === 'ready' && (isOpenPicture(image) || ownerIds.includes(image.ownerId))

/** The picture that a listing prints, and no other one; `undefined` where it has none, or is not there. */
export async function pictureInPrintOf({ systemRecords }: HandlerContext, listingId: string): Promise<Image | undefined> {
  const listing = await systemRecords.get(listings, listingId)
  if (!listing || listing.deletedAt || listing.imageId === undefined) return undefined
  const image = await systemRecords.get(images, listing.imageId)
  return isPrintable(image, listing) ? image : undefined
}
