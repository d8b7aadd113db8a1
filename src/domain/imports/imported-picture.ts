import { artworks } from '../artists/artists'
import { images } from '../content/images'
import { optional, type RecordOf, reference, text } from '../shared/fields'

const i = images.fields

/** A picture as a row brings it, and what is to show it: a work, a listing, or nothing yet. */
export const importedPictureFields = {
  /** Its name in the ZIP. */
  file: text('File', 300),
  sha256: text('Digest', 64),
  alt: i.alt,
  credit: i.credit,
  workId: optional(reference('Work', artworks.path)),
  listingId: optional(reference('Listing', 'listings')),
  /** The picture's record, once the browser has stored the file. */
  imageId: optional(reference('Picture', images.path)),
} as const
export type ImportedPicture = RecordOf<typeof importedPictureFields>

/** A picture in a ZIP, before anybody opened it. */
export interface ZippedPicture {
  /** Its path in the ZIP. */
  readonly name: string
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string
  readonly bytes: number
}
