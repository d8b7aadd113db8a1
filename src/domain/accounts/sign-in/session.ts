import { Auth, type AuthUser } from '../../../ports/auth'
import { Clock } from '../../../ports/clock'
import { normalEmail } from '../../people/normal-email'
import { allows, hasRole, presentActor, type Rule, type Subject } from '../../shared/records/policy'

/** Access that a route can require of its visitor; `door`: staff and volunteers, for use at entrances. */
export type Guard = 'signedIn' | 'admin' | 'door'

/** The current user, and what the policy allows them. */
export class Session {
  static readonly inject = [Auth, Clock] as const

  constructor(
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

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
    if (user === undefined) return false
    return guard === 'signedIn' || hasRole(user.claims, 'admin') || (guard === 'door' && hasRole(user.claims, 'volunteer'))
  }

  /** Whether the policy would allow an act; the store checks again when it is done. */
  can(rule: Rule, ...subjects: readonly Subject[]): boolean {
    return allows(rule, presentActor(this.auth.current, this.clock.now()), ...(subjects.length > 0 ? subjects : [{ fields: {} }]))
  }

  async signIn(email: string, password: string): Promise<AuthUser> {
    return this.auth.signIn(normalEmail(email), password)
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
