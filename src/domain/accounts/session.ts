import { Auth, type AuthUser } from '../../ports/auth'
import { isPortError } from '../../ports/errors'
import { allows, hasRole, type Rule, type Subject } from '../shared/policy'
import { RuleBroken } from '../shared/rule-broken'
import { normalEmail } from './normal-email'

/** What a route may ask of its visitor. */
export type Guard = 'signedIn' | 'admin'

/** Who is here, and what the policy lets this person do. */
export class Session {
  static readonly inject = [Auth] as const

  constructor(private readonly auth: Auth) {}

  get current(): AuthUser | undefined {
    return this.auth.current
  }

  ready(): Promise<void> {
    return this.auth.ready()
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    return this.auth.watch(next)
  }

  async satisfies(guard: Guard): Promise<boolean> {
    await this.auth.ready()
    const user = this.auth.current
    return user !== undefined && (guard === 'signedIn' || hasRole(user.claims, 'admin'))
  }

  /** Whether the policy would allow an act; the store decides again when it is tried. */
  can(rule: Rule, ...subjects: readonly Subject[]): boolean {
    return allows(rule, this.auth.current, ...(subjects.length > 0 ? subjects : [{ fields: {} }]))
  }

  async signIn(email: string, password: string): Promise<AuthUser> {
    return this.auth.signIn(normalEmail(email), password)
  }

  /**
   * For the staff entrance: an account without a staff role is signed out again. It is told that there is no staff access,
   * and so is everybody whom sign-in refuses, so that nobody learns which accounts there are.
   */
  async signInAsStaff(email: string, password: string): Promise<AuthUser> {
    const user = await this.auth.signIn(normalEmail(email), password).catch((error: unknown) => {
      if (isPortError(error, 'auth', ...refusals)) throw new RuleBroken('no-staff-access')
      throw error
    })
    if (hasRole(user.claims, 'admin')) return user
    await this.auth.signOut()
    throw new RuleBroken('no-staff-access')
  }

  signOut(): Promise<void> {
    return this.auth.signOut()
  }

  sendPasswordReset(email: string): Promise<void> {
    return this.auth.sendPasswordReset(normalEmail(email))
  }

  sendSignInLink(email: string, returnTo: string): Promise<void> {
    return this.auth.sendSignInLink(normalEmail(email), returnTo)
  }

  sendVerification(): Promise<void> {
    return this.auth.sendVerification()
  }
}

const refusals = ['wrong-password', 'invalid-credential', 'user-not-found', 'user-disabled', 'invalid-email'] as const
