import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { role, scope } from '../shared/policy'
import { reason } from './reason'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const done = v.strictObject({})

/**
 * Closes an account and ends its sessions, or opens it again. One's own cannot be closed; that of staff by a superadmin alone, and a
 * superadmin's not before the role is taken (`staff-account`).
 */
export const disableAccount = cloudFunction({
  name: 'disableAccount',
  access: scope('people'),
  input: v.strictObject({ uid: id, disabled: v.boolean(), reason }),
  output: done,
})

/** Ends every session of an account; its holder signs in again. */
export const revokeSessions = cloudFunction({
  name: 'revokeSessions',
  access: scope('people'),
  input: v.strictObject({ uid: id, reason }),
  output: done,
})

/** Mails a link to the account's own address: to choose a new password, or to confirm the address. */
export const sendAccountLink = cloudFunction({
  name: 'sendAccountLink',
  access: scope('people'),
  input: v.strictObject({ uid: id, kind: v.picklist(['reset-password', 'verify-email']) }),
  output: done,
})

/**
 * Makes an account that is nobody's the account of a person who has none. Its address becomes one of the person's. Refuses with
 * `account-linked` where either is linked, or the person holds a role, and with `email-elsewhere`.
 */
export const linkAccount = cloudFunction({
  name: 'linkAccount',
  access: scope('people'),
  input: v.strictObject({ uid: id, personId: id, reason }),
  output: done,
})

/** Deletes an account for good; the person stays. `email` is the account's address as the superadmin typed it. */
export const deleteAccount = cloudFunction({
  name: 'deleteAccount',
  access: role('superadmin'),
  input: v.strictObject({ uid: id, email: v.string(), reason }),
  output: done,
})
