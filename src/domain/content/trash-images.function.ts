import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Pictures that one call takes. */
export const imagesPerCall = 100

const input = v.strictObject({
  ids: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), v.minLength(1), v.maxLength(imagesPerCall)),
})

/** Moves pictures to the trash, for 30 days (`tidyPictures`). One that is used anywhere is left, and so is one that is not `ready`. */
export const trashImages = cloudFunction({
  name: 'trashImages',
  access: scope('content'),
  input,
  output: v.strictObject({ done: v.array(v.string()), inUse: v.array(v.string()), missing: v.array(v.string()) }),
})

/** Takes pictures out of the trash; one whose file was purged is `missing`. */
export const restoreImages = cloudFunction({
  name: 'restoreImages',
  access: scope('content'),
  input,
  output: v.strictObject({ done: v.array(v.string()), missing: v.array(v.string()) }),
})
