import type { PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import { printedPart } from '../../../../domain/guide/prepress/preflight'

/** The printed crop of a picture at full resolution, as a high-quality JPEG; the whole picture if it has no slot in print. */
export async function printedJpeg(file: Blob, { picture, listing, slot }: PictureRow): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image(picture.width, picture.height)
    image.src = address
    await image.decode()
    const part = slot ? printedPart({ ...picture, crop: listing.imageCrop }, slot) : { x: 0, y: 0, w: 1, h: 1 }
    const [across, down] = [image.naturalWidth || picture.width, image.naturalHeight || picture.height]
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * part.w)
    canvas.height = Math.round(picture.height * part.h)
    const paper = canvas.getContext('2d')!
    // A JPEG has no transparency: transparent pixels become white, like the paper.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(image, across * part.x, down * part.y, across * part.w, down * part.h, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, fail) =>
      canvas.toBlob(jpeg => (jpeg ? done(jpeg) : fail(new Error('the picture cannot be written'))), 'image/jpeg', 0.95),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
