import type { Handling, Wire, WireRequest } from './wire'

/** Errors of the hosted service that its emulator never sends, in the format of its REST protocol. */
export interface ProductionRefusals {
  /** Advances the service's clock by these milliseconds, so that links and sign-ins expire. */
  wait(milliseconds: number, codes: readonly string[]): void
  /** From now on the service answers this address with too-many-attempts. */
  throttle(email: string): void
}

const hour = 60 * 60_000
const recent = 5 * 60_000
const refused = (message: string): Handling => ({ answer: { status: 400, body: { error: { code: 400, message, errors: [{ message }] } } } })

/**
 * Sources: "Identity Toolkit REST, accounts: update, resetPassword, signInWithPassword, sendOobCode" (the error names),
 * "Manage users: re-authenticate" (five minutes) and "Email action links" (one hour for passwords and sign-in).
 */
export function withProductionRefusals(wire: Wire): ProductionRefusals {
  const ages = new Map<string, number>()
  const throttled = new Set<string>()
  let sinceSignIn = 0

  const decide = ({ path }: WireRequest, text: string): Handling => {
    const body = JSON.parse(text || '{}') as Record<string, string | undefined>
    const { oobCode, email, password, newEmail, requestType, idToken } = body
    if (oobCode !== undefined && (ages.get(oobCode) ?? 0) >= hour) return refused('EXPIRED_OOB_CODE')
    if (path.includes('accounts:sendOobCode') && [email, newEmail].some(to => to !== undefined && !/^[^@\s]+@[^@\s]+$/.test(to)))
      return refused('INVALID_EMAIL')
    if (path.includes('accounts:signInWithPassword') && throttled.has(email ?? ''))
      return refused('TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.')
    const isSensitive =
      (path.includes('accounts:update') && idToken !== undefined && password !== undefined) || requestType === 'VERIFY_AND_CHANGE_EMAIL'
    return isSensitive && sinceSignIn > recent ? refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN') : undefined
  }

  wire.handle(decide, ({ path }) => path.includes('/v1/accounts:'))
  wire.heard(({ path }, status) => {
    if (status === 200 && /accounts:(signIn|signUp)/.test(path)) sinceSignIn = 0
  })
  return {
    wait: (milliseconds, codes) => {
      sinceSignIn += milliseconds
      for (const code of codes) ages.set(code, (ages.get(code) ?? 0) + milliseconds)
    },
    throttle: email => throttled.add(email),
  }
}
