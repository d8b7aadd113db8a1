import type { Claims } from './auth'

/** What the authentication service stores about an account. */
export interface AccountFacts {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
  readonly disabled: boolean
  /** Ways to sign in: `password`, `emailLink`, or the name of another provider. */
  readonly providers: readonly string[]
  readonly createdAt: Date
  readonly lastSignInAt?: Date
  readonly claims: Claims
  /** Sessions that began before this instant were ended. */
  readonly sessionsEndedBefore?: Date
  /** When the oldest second factor was added; absent without one. */
  readonly secondFactorSince?: Date
}

export interface AccountPage {
  readonly accounts: readonly AccountFacts[]
  /** Start of the next page; absent on the last page. */
  readonly next?: string
}

/** Accounts per page of `list`: the hosted service's limit. */
export const accountsOnPage = 1000

/** Administration of accounts, for handlers only. Methods that change an account fail with `not-found` if it does not exist. */
export interface AccountsAdmin {
  find(uid: string): Promise<AccountFacts | undefined>
  /** All accounts, page by page, in no particular order. */
  list(from?: string): Promise<AccountPage>
  /** Replaces the claims. A signed-in user gets the new claims when their token is refreshed. */
  setClaims(uid: string, claims: Claims): Promise<void>
  /** Nobody can sign in to a disabled account. Its sessions end when their tokens are refreshed. */
  setDisabled(uid: string, disabled: boolean): Promise<void>
  /** Removes every second factor, so that the account's password suffices to sign in. */
  removeSecondFactors(uid: string): Promise<void>
  /** Ends every session of the account: tokens are not renewed at their next refresh. */
  revokeSessions(uid: string): Promise<void>
  /** The address of a one-time link, for a mail to the account's own address. */
  actionLink(kind: 'reset-password' | 'verify-email', email: string): Promise<string>
  /**
   * A token that starts a session with these claims, which only this session carries. Its account is created anew for it, without a way to
   * sign in and without claims: a former account with this uid is deleted, and its sessions with it. The token can be used for one hour.
   */
  sessionToken(account: Pick<AccountFacts, 'uid' | 'displayName'>, claims: Claims): Promise<string>
  /** Deletes the account; its address can be used again. */
  delete(uid: string): Promise<void>
}
