import type { AuthUser } from '../../../ports/auth'
import type { Preferences } from '../preferences'

/** Preference key of the session. */
export const sessionKey = 'local-mode.session'

/** The session of this device, which lasts across page loads. */
export interface StoredSession extends Pick<AuthUser, 'uid' | 'signedInAt' | 'lastSignInAt' | 'secondFactor'> {
  /** The generation of the account's sessions that this one belongs to: sessions of earlier generations were revoked. */
  readonly generation: number
  /** The custom token that started the session, whose claims it carries. */
  readonly token?: string
}

export function storeSession({ uid, signedInAt, lastSignInAt, generation, token, secondFactor }: StoredSession, preferences: Preferences): void {
  preferences.setItem(sessionKey, JSON.stringify({ uid, signedInAt, lastSignInAt, generation, token, secondFactor }))
}

export function storedSession(preferences: Preferences): StoredSession | undefined {
  const kept = preferences.getItem(sessionKey)
  if (kept === null) return undefined
  const { signedInAt, lastSignInAt, ...session } = JSON.parse(kept) as Written
  return { ...session, signedInAt: new Date(signedInAt), ...(lastSignInAt !== undefined && { lastSignInAt: new Date(lastSignInAt) }) }
}

/** A session as stored in JSON. */
type Written = Omit<StoredSession, 'signedInAt' | 'lastSignInAt'> & { readonly signedInAt: string; readonly lastSignInAt?: string }

export const clearStoredSession = (preferences: Preferences): void => preferences.removeItem(sessionKey)
