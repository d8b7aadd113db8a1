import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/**
 * Sets the pictures of one of the caller's works, the main one first. A picture that no work, listing or logo shows any more is trashed in the same
 * transaction, a trashed one that is used again is restored. Refuses with `pictures-full`, with `picture-last` for a published work, with
 * `picture-refused` for a picture that is not the caller's, and with `record-overtaken` if the work changed since revision `rev`.
 */
export const setWorkPictures = cloudFunction({
  name: 'arrangePictures',
  access: signedIn,
  limit: { account: hourly(600) },
  input: v.strictObject({ workId: id, rev: v.number(), imageIds: v.pipe(v.array(id), v.maxLength(60)) }),
  output: v.strictObject({ rev: v.number() }),
})
