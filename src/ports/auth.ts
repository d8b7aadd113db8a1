import { token } from './token'

/**
 * The claims of a token. Names are short because the whole set must stay under 1,000 characters. `pid` person id · `adm` staff · `sc`
 * scopes, one letter each (c content, g guide, p people, m money, e mail, s system) · `sa` superadmin · `jur` calls that the person judges
 * · `vol` volunteer until (YYYY-MM-DD) · `imp` person id of the staff member who masquerades · `end` when the masquerade ends, in seconds
 * since 1970 · `act` masquerading in act mode · `mfaFrom` when the rights of staff begin to need a second factor, in seconds since 1970.
 */
export interface Claims {
  readonly pid?: string
  readonly adm?: 1
  readonly sc?: string
  readonly sa?: 1
  readonly jur?: readonly string[]
  readonly vol?: string
  readonly imp?: string
  readonly end?: number
  readonly act?: 1
  readonly mfaFrom?: number
}

/** The claims of a token or an account, without anything else that it holds. */
export function knownClaims({ pid, adm, sc, sa, jur, vol, imp, end, act, mfaFrom }: Claims): Claims {
  const claims = { pid, adm, sc, sa, jur, vol, imp, end, act, mfaFrom }
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
}

export interface AuthUser {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
  readonly claims: Claims
  /** Whether this session was begun, or is continued, with a second factor. */
  readonly secondFactor?: true
  /** When this session began. */
  readonly signedInAt: Date
  /** The sign-in before this one, if the provider knows it. */
  readonly lastSignInAt?: Date
}

/**
 * Whether two users are equal, so that watchers need no notification. Claims in another order count as different, which only costs one
 * extra notification.
 */
export const sameUser = (one: AuthUser | undefined, other: AuthUser | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a link in an account mail will do when the user confirms it. */
export interface ActionLink {
  readonly operation: 'reset-password' | 'verify-email' | 'recover-email' | 'change-email' | 'sign-in'
  /** The email address that the link is for; after `recover-email` and `change-email`, the account's address. */
  readonly email: string
}

/** A second factor of an account: an authenticator app that shows a code of six digits. */
export interface SecondFactor {
  readonly id: string
  /** As its holder named it. */
  readonly name: string
  readonly since: Date
}

/** An authenticator app that is being set up. */
export interface NewSecondFactor {
  /** In Base32, for a TOTP of RFC 6238 with its defaults: SHA-1, six digits, 30 seconds. */
  readonly secret: string
  /** Adds the app to the account. The session then counts as begun with a second factor. Throws `invalid-verification-code`. */
  readonly finish: (code: string, name: string) => Promise<void>
}

/** Sign-in and accounts. Rejects with `PortError<'auth'>`. Email addresses are trimmed and compared in lower case. */
export interface Auth {
  /** The signed-in user; also `undefined` while this is not known yet. */
  readonly current: AuthUser | undefined
  /** Resolves once the session of an earlier load is restored, or known to be absent. */
  ready(): Promise<void>
  /**
   * Calls `next` with the present state once it is known, and after every change of user or claims. Returns the function that stops the
   * watch.
   */
  watch(next: (user: AuthUser | undefined) => void): () => void
  signUp(email: string, password: string, displayName: string): Promise<AuthUser>
  signIn(email: string, password: string): Promise<AuthUser>
  signOut(): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  sendSignInLink(email: string, returnTo: string): Promise<void>
  sendVerification(): Promise<void>
  /**
   * Sends a link to the new address. The account gets that address when the link is applied, and the previous address receives a link to
   * undo the change.
   */
  sendEmailChange(newEmail: string): Promise<void>
  /** Checks a link's code without using it up, because mail scanners open links too. */
  checkActionCode(code: string): Promise<ActionLink>
  /** For `verify-email`, `change-email` and `recover-email`. */
  applyActionCode(code: string): Promise<void>
  confirmPasswordReset(code: string, newPassword: string): Promise<void>
  signInWithLink(email: string, link: string): Promise<AuthUser>
  /** Starts the session that a custom token is for. Throws `invalid-action-code` if the token was used, and `expired-action-code`. */
  signInWithToken(token: string): Promise<AuthUser>
  updateProfile(profile: { displayName: string }): Promise<void>
  updatePassword(newPassword: string): Promise<void>
  /** Confirms with the password that the session's holder is at the keyboard; required before actions on money and roles. */
  reauthenticate(password: string): Promise<void>
  /**
   * Where an account has a second factor, `signIn`, `signInWithLink` and `reauthenticate` throw `multi-factor-auth-required`. This continues
   * them with a code of the app, as often as `invalid-verification-code` allows.
   */
  giveCode(code: string): Promise<AuthUser>
  secondFactors(): Promise<readonly SecondFactor[]>
  /**
   * Needs a recent sign-in and a confirmed email address (`unverified-email`). `operation-not-allowed` where the service has no second
   * factor.
   */
  beginSecondFactor(): Promise<NewSecondFactor>
  /** Needs a recent sign-in. */
  removeSecondFactor(id: string): Promise<void>
  /** Loads the claims again, after a role was granted or revoked. */
  refreshClaims(): Promise<void>
}
export const Auth = token<Auth>('Auth')
