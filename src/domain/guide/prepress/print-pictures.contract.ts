import * as v from 'valibot'
import { filePart, partNumber } from '../../shared/files/file-parts'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Maximum number of listings per call. */
export const picturesPerCall = 100

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
  /** The public path; for an unpublished picture, `readPrintPicture` returns the file. */
  publicPath: v.exactOptional(v.string()),
})
export type PrintPicture = v.InferOutput<typeof picture>

/**
 * Metadata of the pictures that listings print, for guide staff, who may not read other pictures. Listings without a picture that is ready
 * are left out.
 */
export const printPictures = cloudFunction({
  name: 'printPictures',
  repeatable: 'it only reads',
  access: scope('guide'),
  limit: { account: hourly(1200) },
  input: v.strictObject({ listingIds: v.pipe(v.array(recordId), v.maxLength(picturesPerCall)) }),
  output: v.strictObject({ pictures: v.array(picture) }),
})

/** One part of the file of the picture that a listing prints. */
export const readPrintPicture = cloudFunction({
  name: 'readPrintPicture',
  repeatable: 'it only reads',
  access: scope('guide'),
  limit: { account: hourly(3000) },
  input: v.strictObject({ listingId: recordId, part: partNumber }),
  output: filePart,
})
