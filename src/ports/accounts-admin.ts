import type { Claims } from './auth'

/** What the authentication service knows of an account. */
export interface AccountFacts {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
  readonly disabled: boolean
  /** Ways of signing in: `password`, `emailLink`, or the name of another provider. */
  readonly providers: readonly string[]
  readonly createdAt: Date
  readonly lastSignInAt?: Date
  readonly claims: Claims
}

export interface AccountPage {
  readonly accounts: readonly AccountFacts[]
  /** Where the next page begins; absent on the last. */
  readonly next?: string
}

/** Accounts on a page of `list`: the hosted service's own limit. */
export const accountsOnPage = 1000

/** Accounts as the server's side may treat them; given to handlers only. An account that is gone is `not-found` to whatever changes one. */
export interface AccountsAdmin {
  find(uid: string): Promise<AccountFacts | undefined>
  /** All accounts, page by page, in no order that means anything. */
  list(from?: string): Promise<AccountPage>
  /** Replaces the claims; whoever is signed in learns of them when the token is refreshed. */
  setClaims(uid: string, claims: Claims): Promise<void>
  /** Nobody signs in to a disabled account, and its sessions end when their tokens are refreshed. */
  setDisabled(uid: string, disabled: boolean): Promise<void>
  /** Ends every session of the account: at its next refresh a token is no longer renewed. */
  revokeSessions(uid: string): Promise<void>
  /** The address of a one-time link, for a mail to the account's own address. */
  actionLink(kind: 'reset-password' | 'verify-email', email: string): Promise<string>
  /** A token that begins a session as this account, with further claims that this session alone carries. It can be used for an hour. */
  customToken(uid: string, claims: Claims): Promise<string>
  /** The account is gone, and its address is free. */
  delete(uid: string): Promise<void>
}
