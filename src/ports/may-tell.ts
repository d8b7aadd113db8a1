import type { Auth } from './auth'

/** What a browser may say of its visitor's wish (Global Privacy Control, Do Not Track). */
export interface PrivacyWish {
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

/** The one rule of whether anything of a visit may be told to anybody; every adapter of the Analytics port answers by it. */
export async function mayTell(auth: Auth, isOptedOut: () => boolean, wish: PrivacyWish): Promise<boolean> {
  // Staff who masquerade are known as such only once their session is restored.
  await auth.ready()
  return !isOptedOut() && wish.globalPrivacyControl !== true && wish.doNotTrack !== '1' && auth.current?.claims.imp === undefined
}
