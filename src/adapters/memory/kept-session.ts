import type { AuthUser } from '../../ports/auth'
import type { Preferences } from './preferences'

/** Where the session lies among the preferences. */
export const sessionKey = 'local-mode.session'

/** Who is signed in on this device, from one load to the next. */
export interface KeptSession extends Pick<AuthUser, 'uid' | 'signedInAt' | 'lastSignInAt'> {
  /** Which generation of the account's sessions it belongs to: those of an earlier one were revoked. */
  readonly generation: number
  /** The custom token that it began with, whose claims it carries. */
  readonly token?: string
}

export function keepSession({ uid, signedInAt, lastSignInAt, generation, token }: KeptSession, preferences: Preferences): void {
  preferences.setItem(sessionKey, JSON.stringify({ uid, signedInAt, lastSignInAt, generation, token }))
}

export function keptSession(preferences: Preferences): KeptSession | undefined {
  const kept = preferences.getItem(sessionKey)
  if (kept === null) return undefined
  const { signedInAt, lastSignInAt, ...session } = JSON.parse(kept) as Written
  return { ...session, signedInAt: new Date(signedInAt), ...(lastSignInAt !== undefined && { lastSignInAt: new Date(lastSignInAt) }) }
}

/** A session as JSON has it. */
type Written = Omit<KeptSession, 'signedInAt' | 'lastSignInAt'> & { readonly signedInAt: string; readonly lastSignInAt?: string }

export const forgetSession = (preferences: Preferences): void => preferences.removeItem(sessionKey)
