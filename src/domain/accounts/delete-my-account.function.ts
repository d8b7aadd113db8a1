import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'

/**
 * Asks to be deleted, takes it back, or, seven days later, finishes it. Refuses with `deletion-cooling` before that and with
 * `staff-account` while the caller holds a role. Gifts and receipts stay, without the name, as the law asks.
 */
export const deleteMyAccount = cloudFunction({
  name: 'deleteMyAccount',
  access: signedIn,
  input: v.strictObject({ act: v.picklist(['ask', 'keep', 'finish']) }),
  output: v.strictObject({ status: v.picklist(['cooling', 'kept', 'done']), dueAt: v.string() }),
})
export type DeletionAct = v.InferOutput<typeof deleteMyAccount.input>['act']
