import * as v from 'valibot'
import { filePart, partNumber } from '../../shared/files/file-parts'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Maximum number of listings per call. */
export const picturesPerCall = 100

/** The picture in the guide, or that of the door from the street. */
const kind = v.picklist(['print', 'entrance'])
export type ListingPictureKind = v.InferOutput<typeof kind>

const share = v.number()
const picture = v.strictObject({
  listingId: v.string(),
  imageId: v.string(),
  width: v.number(),
  height: v.number(),
  mime: v.string(),
  alt: v.string(),
  credit: v.exactOptional(v.string()),
  thumbhash: v.exactOptional(v.string()),
  colours: v.exactOptional(v.array(v.string())),
  phash: v.exactOptional(v.string()),
  isComposite: v.exactOptional(v.boolean()),
  focal: v.exactOptional(v.strictObject({ x: share, y: share })),
  rightsUntil: v.exactOptional(v.string()),
  /** Where everybody may load it; of a picture that is not published, `readListingPicture` gives the file. */
  publicPath: v.exactOptional(v.string()),
})
export type ListingPicture = v.InferOutput<typeof picture>

/**
 * What is known of the pictures of listings. It gives the guide staff these pictures alone, which are their artists' own until they are published:
 * the library stays closed to them. A listing without a picture that is ready is left out.
 */
export const listingPictures = cloudFunction({
  name: 'listingPictures',
  repeatable: onlyReads,
  access: scope('guide'),
  limit: { account: hourly(3000) },
  input: v.strictObject({ kind, listingIds: v.pipe(v.array(recordId), v.maxLength(picturesPerCall)) }),
  output: v.strictObject({ pictures: v.array(picture) }),
})

/** One part of the file of such a picture. */
export const readListingPicture = cloudFunction({
  name: 'readListingPicture',
  repeatable: onlyReads,
  access: scope('guide'),
  limit: { account: hourly(3000) },
  input: v.strictObject({ kind, listingId: recordId, part: partNumber }),
  output: filePart,
})
