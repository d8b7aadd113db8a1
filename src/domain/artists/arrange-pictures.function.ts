import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/**
 * Gives a work of one's own these pictures, the main one first, in one step with what the pictures know of it: what is shown nowhere any
 * more is trashed, and what was trashed and is shown again is restored. Refuses `pictures-full`, and `picture-last` for a work that
 * hangs; `aborted` where the work was changed since revision `rev`.
 */
export const arrangePictures = cloudFunction({
  name: 'arrangePictures',
  access: signedIn,
  input: v.strictObject({ workId: id, rev: v.number(), imageIds: v.pipe(v.array(id), v.maxLength(60)) }),
  output: v.strictObject({ rev: v.number() }),
})
