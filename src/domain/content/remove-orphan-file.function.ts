import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/**
 * Deletes for good a file under `pictures/` that no picture's record names, such as what a broken upload left. A file that a record names
 * stays, whatever its state, and `isRemoved` is false.
 */
export const removeOrphanFile = cloudFunction({
  name: 'removeOrphanFile',
  access: scope('content'),
  input: v.strictObject({ path: v.pipe(v.string(), v.maxLength(300), v.regex(/^pictures\/[^/]+\/[^/]+$/)) }),
  output: v.strictObject({ isRemoved: v.boolean() }),
})
