import { Auth, type AuthUser, type SecondFactor } from '../../../ports/auth'
import { hasRole, lacksSecondFactor } from '../../shared/records/policy'

export type { SecondFactor }

/** An authenticator app during set-up: the content of its QR code, the same as text, and the step that completes it. */
export interface SecondFactorSetUp {
  /** `otpauth://…`; authenticator apps read it from a QR code. */
  readonly address: string
  readonly secret: string
  readonly finish: (code: string, name: string) => Promise<void>
}

/**
 * The state of a staff member's second factor: `used` in this session; `grace` with the days left; `needed` before the office opens.
 * `undefined` for everybody else.
 */
export type SecondFactorState = { readonly is: 'used' | 'needed' } | { readonly is: 'grace'; readonly daysLeft: number }

const day = 86_400_000

export function secondFactorState(user: AuthUser, now: Date): SecondFactorState | undefined {
  if (!hasRole(user.claims, 'admin')) return undefined
  if (user.secondFactor) return { is: 'used' }
  if (lacksSecondFactor(user, now)) return { is: 'needed' }
  return { is: 'grace', daysLeft: Math.ceil(((user.claims.mfaFrom ?? 0) * 1000 - now.getTime()) / day) }
}

/** The signed-in person's own second factors. */
export class OwnSecondFactor {
  static readonly inject = [Auth] as const

  constructor(private readonly auth: Auth) {}

  list(): Promise<readonly SecondFactor[]> {
    return this.auth.secondFactors()
  }

  /** `organisation` is the name under which the app lists the account. */
  async begin(organisation: string): Promise<SecondFactorSetUp> {
    const { secret, finish } = await this.auth.beginSecondFactor()
    return { secret, finish, address: otpauthAddress(organisation, this.auth.current?.email ?? '', secret) }
  }

  remove(id: string): Promise<void> {
    return this.auth.removeSecondFactor(id)
  }
}

/** In the Key URI Format of authenticator apps: the issuer stands before the account and again as a parameter. */
function otpauthAddress(organisation: string, email: string, secret: string): string {
  const issuer = encodeURIComponent(organisation)
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`
}
