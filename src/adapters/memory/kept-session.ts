import type { AuthUser } from '../../ports/auth'
import type { Preferences } from './preferences'

/** Where the session lies among the preferences. */
export const sessionKey = 'local-mode.session'

/** Who is signed in on this device, from one load to the next. */
export type KeptSession = Pick<AuthUser, 'uid' | 'signedInAt' | 'lastSignInAt'>

export function keepSession({ uid, signedInAt, lastSignInAt }: KeptSession, preferences: Preferences): void {
  preferences.setItem(sessionKey, JSON.stringify({ uid, signedInAt, lastSignInAt }))
}

export function keptSession(preferences: Preferences): KeptSession | undefined {
  const kept = preferences.getItem(sessionKey)
  if (kept === null) return undefined
  const { uid, signedInAt, lastSignInAt } = JSON.parse(kept) as { readonly uid: string; readonly signedInAt: string; readonly lastSignInAt?: string }
  return { uid, signedInAt: new Date(signedInAt), ...(lastSignInAt !== undefined && { lastSignInAt: new Date(lastSignInAt) }) }
}

export const forgetSession = (preferences: Preferences): void => preferences.removeItem(sessionKey)
