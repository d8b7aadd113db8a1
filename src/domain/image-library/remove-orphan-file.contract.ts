import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'

/**
 * Permanently deletes a file under `pictures/` that no picture's record names, such as the rest of a failed upload. A file that a record
 * names stays, whatever its state, and `isRemoved` is false.
 */
export const removeOrphanFile = cloudFunction({
  name: 'removeOrphanFile',
  access: scope('content'),
  input: v.strictObject({ path: v.pipe(v.string(), v.maxLength(300), v.regex(/^pictures\/[^/]+\/[^/]+$/)) }),
  output: v.strictObject({ isRemoved: v.boolean() }),
})
