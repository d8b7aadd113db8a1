import type { IdTokenResult, User } from 'firebase/auth'
import { type AuthUser, type Claims, knownClaims } from '../../ports/auth'
import { isPortError } from '../../ports/errors'
import { translating } from './firebase-errors'

/**
 * The user that the SDK reports as signed in. `lastSignInAt` is left out: the SDK knows only this session’s sign-in. An expired token is
 * renewed, which needs the network; without a network, the user keeps the claims of `before`.
 */
export async function authUser(user: User, before: AuthUser | undefined): Promise<AuthUser> {
  const token = await currentToken(user)
  const known = before?.uid === user.uid ? before : undefined
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    // A token also holds its issuer, audience and expiry.
    claims: token ? knownClaims(token.claims as Claims) : (known?.claims ?? {}),
    ...((token ? token.signInSecondFactor === 'totp' : known?.secondFactor) && { secondFactor: true }),
    signedInAt: token ? new Date(token.authTime) : (known?.signedInAt ?? new Date(user.metadata.lastSignInTime ?? 0)),
  }
}

/** `undefined` without a network, or if the service has just ended the session; the SDK reports that separately. */
async function currentToken(user: User): Promise<IdTokenResult | undefined> {
  try {
    return await translating('auth', () => user.getIdTokenResult())
  } catch (error) {
    if (isPortError(error, 'auth', 'network-request-failed', 'user-disabled', 'requires-recent-login')) return undefined
    throw error
  }
}
