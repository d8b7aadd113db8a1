import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'

/**
 * Asks to be deleted, or takes it back; seven days later `finishDeletions` does it. Refuses with `staff-account` while the caller
 * holds a role.
 */
export const deleteMyAccount = cloudFunction({
  name: 'deleteMyAccount',
  access: signedIn,
  input: v.strictObject({ act: v.picklist(['ask', 'keep']) }),
  output: v.strictObject({ dueAt: v.string() }),
})
export type DeletionAct = v.InferOutput<typeof deleteMyAccount.input>['act']
