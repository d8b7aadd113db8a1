import { token } from './token'

/**
 * What a token says of its holder. Short names, because the whole set must stay under 1,000 characters.
 * `pid` person id · `adm` staff · `sc` scopes, one letter each (c content, g guide, p people, m money, e mail, s system) ·
 * `sa` superadmin · `jur` calls the person judges · `vol` volunteer until (YYYY-MM-DD) · `imp` person id of the staff member who
 * masquerades · `end` the second (since 1970) at which that is over · `act` masquerading in act mode.
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
}

export interface AuthUser {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string
  readonly claims: Claims
  /** When this session began. */
  readonly signedInAt: Date
  /** The sign-in before this one, when the provider knows it. */
  readonly lastSignInAt?: Date
}

/** Whether watchers have nothing to hear; claims that come in another order are told once more, which does no harm. */
export const sameUser = (one: AuthUser | undefined, other: AuthUser | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a link in an account mail does, before anybody has pressed its button. */
export interface ActionLink {
  readonly operation: 'reset-password' | 'verify-email' | 'recover-email' | 'change-email' | 'sign-in'
  /** The address it is for; after `recover-email` and `change-email`, the account's. */
  readonly email: string
}

/** Sign-in and accounts. Rejects with `PortError<'auth'>`. E-mail addresses are compared trimmed and lower-cased. */
export interface Auth {
  /** Who is signed in; `undefined` also while this is not known yet. */
  readonly current: AuthUser | undefined
  /** Resolves once the session of an earlier load has been restored, or is known to be absent. */
  ready(): Promise<void>
  /** Tells of every change of person or claims, first of the present state once it is known. Returns its own stop. */
  watch(next: (user: AuthUser | undefined) => void): () => void
  signUp(email: string, password: string, displayName: string): Promise<AuthUser>
  signIn(email: string, password: string): Promise<AuthUser>
  signOut(): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  sendSignInLink(email: string, returnTo: string): Promise<void>
  sendVerification(): Promise<void>
  /** Mails a link to the new address; the account has it once the link was applied, and the former address gets a link back. */
  sendEmailChange(newEmail: string): Promise<void>
  /** Looks at a link's code without using it up: mail scanners open links too. */
  checkActionCode(code: string): Promise<ActionLink>
  /** For `verify-email`, `change-email` and `recover-email`. */
  applyActionCode(code: string): Promise<void>
  confirmPasswordReset(code: string, newPassword: string): Promise<void>
  signInWithLink(email: string, link: string): Promise<AuthUser>
  /** Begins the session that a custom token names. Throws `invalid-action-code` for one that was used, and `expired-action-code`. */
  signInWithToken(token: string): Promise<AuthUser>
  updateProfile(profile: { displayName: string }): Promise<void>
  updatePassword(newPassword: string): Promise<void>
  /** Confirms that the holder of the session is at the keyboard; needed before money and role actions. */
  reauthenticate(password: string): Promise<void>
  /** Fetches the claims anew, after a role was granted or taken. */
  refreshClaims(): Promise<void>
}
export const Auth = token<Auth>('Auth')
