import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { schemaOf } from '../shared/records/fields'
import { signedIn } from '../shared/records/policy'
import { images } from './images.collection'
import { pictureIdPattern, type StoredType, storedTypes } from './picture-file'
import { pictureLimits } from './picture-upload-rules'

const { width, height, alt, thumbhash, colours, phash, isComposite, focal, crops } = images.fields

/**
 * Creates the record of a picture in the caller's folder. The storage rules accept the file only with such a record: once, in this size.
 * Refuses with `picture-space-full` if the caller's pictures would exceed `pictureSpaceOf`. The caller chooses `id`, so that a retry counts
 * nothing twice.
 */
export const reservePicture = cloudFunction({
  name: 'reservePicture',
  repeatable: 'its input names what it makes',
  access: signedIn,
  limit: { account: hourly(4_000) },
  input: v.strictObject({
    id: v.pipe(v.string(), v.maxLength(128), v.regex(pictureIdPattern)),
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pictureLimits.bytes)),
    mime: v.picklist(Object.keys(storedTypes) as StoredType[]),
    described: schemaOf({ width, height, alt, thumbhash, colours, phash, isComposite, focal, crops }),
  }),
  output: v.strictObject({ path: v.string() }),
})
