import type { PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import { printedPart } from '../../../../domain/guide/prepress/preflight'
import { cutJpeg } from '../../../printed-guide/cut-jpeg'

/** The printed crop of a picture at full resolution, as a high-quality JPEG; the whole picture if it has no slot in print. */
export const printedJpeg = (file: Blob, { picture, listing, slot }: PictureRow): Promise<Blob> =>
  cutJpeg(file, picture, slot ? printedPart({ ...picture, crop: listing.imageCrop }, slot) : { x: 0, y: 0, w: 1, h: 1 })
