import type { Image } from '../../pictures/images.collection'
import { pictureFile, publicFile } from '../../pictures/picture-file'
import { filePartOf } from '../../shared/files/read-file-part'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { unlessMissing } from '../../shared/functions/unless-missing'
import { omitUndefined } from '../../shared/omit-undefined'
import { type ListingPicture, listingPictures, readListingPicture } from './listing-pictures.contract'
import { isOpenPicture, pictureOfListing } from './picture-of-listing'

export const listingPicturesHandler = defineHandler(listingPictures, async (context, { kind, listingIds }) => {
  const found = await Promise.all(
    listingIds.map(async listingId => {
      const image = await pictureOfListing(context, listingId, kind)
      return image && shown(listingId, image)
    }),
  )
  return { pictures: found.filter(picture => picture !== undefined) }
})

export const readListingPictureHandler = defineHandler(readListingPicture, async (context, { kind, listingId, part }) => {
  const image = await pictureOfListing(context, listingId, kind)
  const path = image && pictureFile(image)
  const read = path && (await filePartOf(context, { path, bytes: image.bytes ?? 0, part }).catch(unlessMissing))
  if (!read) throw new Refused('not-found', listingId)
  return read
})

function shown(listingId: string, image: Image): ListingPicture {
  const { id: imageId, width, height, mime, alt, credit, thumbhash, colours, phash, isComposite, focal, rightsUntil } = image
  return omitUndefined<ListingPicture>({
    listingId,
    imageId,
    width,
    height,
    mime,
    alt,
    credit,
    thumbhash,
    colours: colours && [...colours],
    phash,
    isComposite,
    focal: focal && { x: focal.x, y: focal.y },
    rightsUntil: rightsUntil?.toISOString(),
    publicPath: isOpenPicture(image) ? publicFile(image) : undefined,
  })
}
