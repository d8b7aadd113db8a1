import type { Auth } from './auth'

/** What a browser reports of the visitor's privacy preference (Global Privacy Control, Do Not Track). */
export interface PrivacyPreference {
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

/** Whether anything about a visit may be sent to a service. Every adapter of the Analytics port uses this one rule. */
export async function mayTrack(auth: Auth, isOptedOut: () => boolean, preference: PrivacyPreference): Promise<boolean> {
  // Whether the visitor is masquerading staff is known only once the session is restored.
  await auth.ready()
  return !isOptedOut() && preference.globalPrivacyControl !== true && preference.doNotTrack !== '1' && auth.current?.claims.imp === undefined
}
