import * as v from 'valibot'
import { cloudFunction, onlyReads } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'

const listed = v.strictObject({
  uid: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.string(),
  disabled: v.boolean(),
  providers: v.array(v.string()),
  createdAt: v.string(),
  lastSignInAt: v.optional(v.string()),
  /** When the account's second factor was added. */
  secondFactorSince: v.optional(v.string()),
  personId: v.optional(v.string()),
  /** The roles in the claims, abbreviated: scopes by their letters, `sa` for a superadmin, `jur` for a juror, `vol` for a volunteer. */
  roles: v.array(v.string()),
})

/** All accounts, page by page, from the authentication service. Only for staff with the account scope. */
export const listAccounts = cloudFunction({
  name: 'listAccounts',
  repeatable: onlyReads,
  access: scope('people'),
  input: v.strictObject({ from: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
  output: v.strictObject({ accounts: v.array(listed), next: v.optional(v.string()) }),
})
export type ListedAccount = v.InferOutput<typeof listed>
