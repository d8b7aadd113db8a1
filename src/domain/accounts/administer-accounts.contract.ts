import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { recordId as id } from '../shared/records/document-id'
import { role, scope } from '../shared/records/policy'

const done = v.strictObject({})

/**
 * Disables an account and ends its sessions, or enables it again. Callers cannot disable their own account. Only a superadmin can disable a
 * staff account, and a superadmin's account only after the role was revoked (`staff-account`).
 */
export const disableAccount = cloudFunction({
  name: 'disableAccount',
  access: scope('people'),
  recentSignIn: () => true,
  input: v.strictObject({ uid: id, disabled: v.boolean(), reason }),
  output: done,
})

/** Ends every session of an account; its holder has to sign in again. */
export const revokeSessions = cloudFunction({
  name: 'revokeSessions',
  access: scope('people'),
  recentSignIn: () => true,
  input: v.strictObject({ uid: id, reason }),
  output: done,
})

/** Mails a link to the account's own address: to choose a new password, or to confirm the address. */
export const sendAccountLink = cloudFunction({
  name: 'sendAccountLink',
  access: scope('people'),
  limit: { account: hourly(100), target: { ...hourly(10), of: ({ uid }) => uid } },
  input: v.strictObject({ uid: id, kind: v.picklist(['reset-password', 'verify-email']) }),
  output: done,
})

/**
 * Links an account without a person to a person without an account, and adds the account's address to the person's. Refuses with
 * `account-linked` if either is linked already or the person has a role, with `email-elsewhere`, and with `link-unproven` if the account has
 * not confirmed an address of the person's and the caller is no superadmin.
 */
export const linkAccount = cloudFunction({
  name: 'linkAccount',
  access: scope('people'),
  recentSignIn: () => true,
  input: v.strictObject({ uid: id, personId: id, reason }),
  output: done,
})

/** Deletes an account permanently; the person's record stays. `email` is the account's address as the superadmin typed it. */
export const deleteAccount = cloudFunction({
  name: 'deleteAccount',
  access: role('superadmin'),
  recentSignIn: () => true,
  input: v.strictObject({ uid: id, email: v.pipe(v.string(), v.maxLength(254)), reason }),
  output: done,
})
