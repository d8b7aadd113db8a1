import { type Image, images } from '../../pictures/images.collection'
import { isOrganisationFile } from '../../pictures/picture-file'
import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import { listings } from '../listings.collection'
import type { ListingPictureKind } from './listing-pictures.contract'

/** Whether everybody may load it. */
export const isOpenPicture = (image: Image) => image.isPublic || isOrganisationFile(image.path)

/**
 * Whether a listing shows this picture. One that somebody else owns is none of the listing's, whoever named it there; one that staff took for it
 * notes so itself, which callables alone write.
 */
const isOfListing = (image: Image | undefined, { id, ownerIds }: StoredOf<typeof listings>): image is Image =>
  image?.status === 'ready' && (isOpenPicture(image) || ownerIds.includes(image.ownerId) || image.usedIn.includes(`${listings.path}/${id}`))

/** The picture of a listing, and no other one; `undefined` where it has none, or is not there. */
export async function pictureOfListing({ systemRecords }: HandlerContext, listingId: string, kind: ListingPictureKind): Promise<Image | undefined> {
  const listing = await systemRecords.get(listings, listingId)
  const imageId = kind === 'print' ? listing?.imageId : listing?.entranceImageId
  if (!listing || listing.deletedAt || imageId === undefined) return undefined
  const image = await systemRecords.get(images, imageId)
  return isOfListing(image, listing) ? image : undefined
}
