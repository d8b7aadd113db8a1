import * as v from 'valibot'
import { cloudFunction, daily } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'

/**
 * Requests the deletion of the caller's account, or cancels the request; `finishDeletions` deletes it seven days later. Refuses with
 * `staff-account` while the caller holds a role.
 */
export const deleteMyAccount = cloudFunction({
  name: 'deleteMyAccount',
  access: signedIn,
  limit: { account: daily(20) },
  // The right to be forgotten must not depend on a browser that allows reCAPTCHA.
  appCheck: 'none',
  recentSignIn: ({ act }) => act === 'ask',
  input: v.strictObject({ act: v.picklist(['ask', 'keep']) }),
  output: v.strictObject({ dueAt: v.string() }),
})
export type DeletionAct = v.InferOutput<typeof deleteMyAccount.input>['act']
