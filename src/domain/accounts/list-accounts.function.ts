import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

const listed = v.strictObject({
  uid: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.string(),
  disabled: v.boolean(),
  providers: v.array(v.string()),
  createdAt: v.string(),
  lastSignInAt: v.optional(v.string()),
  personId: v.optional(v.string()),
  /** Scopes by their letters, `sa` for a superadmin, `jur` and `vol`: what the claims say, in short. */
  roles: v.array(v.string()),
})

/** Who can sign in, page by page, as the authentication service knows it. Nobody but its staff reads it. */
export const listAccounts = cloudFunction({
  name: 'listAccounts',
  access: scope('people'),
  input: v.strictObject({ from: v.optional(v.string()) }),
  output: v.strictObject({ accounts: v.array(listed), next: v.optional(v.string()) }),
})
export type ListedAccount = v.InferOutput<typeof listed>
