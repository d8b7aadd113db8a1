import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

/** Maximum number of pictures per call. */
export const imagesPerCall = 100

const input = v.strictObject({
  ids: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(imagesPerCall)),
})

/** Moves pictures to the trash for 30 days (`purgePictures`). Pictures that are in use or not `ready` are skipped. */
export const trashImages = cloudFunction({
  name: 'trashImages',
  access: scope('content'),
  input,
  output: v.strictObject({ done: v.array(v.string()), inUse: v.array(v.string()), missing: v.array(v.string()) }),
})

/** Restores pictures from the trash; the result for a picture whose file was purged is `missing`. */
export const restoreImages = cloudFunction({
  name: 'restoreImages',
  access: scope('content'),
  input,
  output: v.strictObject({ done: v.array(v.string()), missing: v.array(v.string()) }),
})
