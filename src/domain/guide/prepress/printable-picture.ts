import { type Image, images } from '../../pictures/images.collection'
import { isOrganisationFile } from '../../pictures/picture-file'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { DataOf } from '../../shared/records/collection'
import { listings } from '../listings.collection'

/** Whether the file is public. */
export const isOpenPicture = (image: Image) => image.isPublic || isOrganisationFile(image.path)

/** Whether a listing may print this picture: its owner must be an owner of the listing, whoever set it there. */
const isPrintable = (image: Image | undefined, { ownerIds }: Pick<DataOf<typeof listings>, 'ownerIds'>): image is Image =>
  image?.status === 'ready' && (isOpenPicture(image) || ownerIds.includes(image.ownerId))

/** The picture that a listing prints; `undefined` if it has none or its file is missing. */
export async function pictureInPrintOf({ systemRecords }: HandlerContext, listingId: string): Promise<Image | undefined> {
  const listing = await systemRecords.get(listings, listingId)
  if (!listing || listing.deletedAt || listing.imageId === undefined) return undefined
  const image = await systemRecords.get(images, listing.imageId)
  return isPrintable(image, listing) ? image : undefined
}
