import { artworks } from '../../../artists/artists.collection'
import { images } from '../../../pictures/images.collection'
import { optional, type RecordOf, reference, text } from '../../../shared/records/fields'
import { filledFields } from '../../columns/import-field'
import { pictureColumns } from './pictures-import'

const i = images.fields

/** The picture of a row, and what will show it: a work, a listing, or nothing yet. */
export const importedPictureFields = {
  /** The file's path in the ZIP. */
  file: text('File', 300),
  sha256: text('Digest', 64),
  alt: i.alt,
  ...filledFields(pictureColumns),
  workId: optional(reference('Work', artworks.path)),
  listingId: optional(reference('Listing', 'listings')),
  /** The picture's record, once the browser has stored the file. */
  imageId: optional(reference('Picture', images.path)),
} as const
export type ImportedPicture = RecordOf<typeof importedPictureFields>
