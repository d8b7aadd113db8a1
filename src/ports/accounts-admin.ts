import type { Claims } from './auth'

/** What the authentication service knows of an account. */
export interface AccountFacts {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
  readonly claims: Claims
}

/** Accounts as the server's side may treat them; given to handlers only. */
export interface AccountsAdmin {
  find(uid: string): Promise<AccountFacts | undefined>
  /** Replaces the claims; whoever is signed in learns of them when the token is refreshed. */
  setClaims(uid: string, claims: Claims): Promise<void>
  /** The account is gone, and its address is free. */
  delete(uid: string): Promise<void>
}
