import type { Image } from '../../pictures/images.collection'
import { pictureFile, publicFile } from '../../pictures/picture-file'
import { filePartOf } from '../../shared/files/read-file-part'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import { type PrintPicture, printPictures, readPrintPicture } from './print-pictures.contract'
import { isOpenPicture, pictureInPrintOf } from './printable-picture'

export const printPicturesHandler = defineHandler(printPictures, async (context, { listingIds }) => {
  const found = await Promise.all(
    listingIds.map(async listingId => {
      const image = await pictureInPrintOf(context, listingId)
      return image && shown(listingId, image)
    }),
  )
  return { pictures: found.filter(picture => picture !== undefined) }
})

export const readPrintPictureHandler = defineHandler(readPrintPicture, async (context, { listingId, part }) => {
  const image = await pictureInPrintOf(context, listingId)
  const path = image && pictureFile(image)
  if (!path) throw new Refused('not-found', listingId)
  return filePartOf(context, { path, bytes: image.bytes ?? 0, part })
})

function shown(listingId: string, image: Image): PrintPicture {
  const { id: imageId, width, height, mime, alt, credit, thumbhash, colours, phash, isComposite, focal, rightsUntil } = image
  return omitUndefined<PrintPicture>({
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
