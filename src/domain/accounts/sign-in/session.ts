import { Auth, type AuthUser } from '../../../ports/auth'
import { Clock } from '../../../ports/clock'
import { normalEmail } from '../../people/normal-email'
import { RolePreview } from '../../shared/preview/role-preview'
import { allows, hasRole, lacksSecondFactor, presentActor, type Rule, type Subject } from '../../shared/records/policy'

/** Access that a route can require of its visitor. `door`: staff and volunteers, for use at entrances. */
export type Guard = 'signedIn' | 'admin' | 'door'

/** The current user, and what the access rules allow them. */
export class Session {
  static readonly inject = [Auth, Clock, RolePreview] as const

  constructor(
    private readonly auth: Auth,
    private readonly clock: Clock,
    private readonly preview: RolePreview,
  ) {}

  get current(): AuthUser | undefined {
    return this.auth.current
  }

  /** Whether somebody is signed in, also while they see the site as a visitor. */
  get isSignedIn(): boolean {
    return this.preview.real.current !== undefined
  }

  /** After a reload: as whom this tab saw the site, as `RolePreview.restore` has it. */
  restorePreview(stored: string | null): void {
    this.preview.restore(stored)
  }

  ready(): Promise<void> {
    return this.auth.ready()
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    return this.auth.watch(next)
  }

  async satisfies(guard: Guard): Promise<boolean> {
    await this.auth.ready()
    if (this.auth.current === undefined) return false
    if (guard === 'signedIn') return true
    const claims = presentActor(this.auth.current, this.clock.now())?.claims
    return claims !== undefined && (hasRole(claims, 'admin') || (guard === 'door' && hasRole(claims, 'volunteer')))
  }

  /** Whether the access rules would allow an action; the backend checks again when it is done. */
  can(rule: Rule, ...subjects: readonly Subject[]): boolean {
    return allows(rule, presentActor(this.auth.current, this.clock.now()), ...(subjects.length > 0 ? subjects : [{ fields: {} }]))
  }

  async signIn(email: string, password: string): Promise<AuthUser> {
    return this.auth.signIn(normalEmail(email), password)
  }

  /** Continues a sign-in that asked for the code of a second factor. */
  giveCode(code: string): Promise<AuthUser> {
    return this.auth.giveCode(code)
  }

  /** Whether this staff member is kept out of the office by a missing second factor alone. */
  get lacksSecondFactor(): boolean {
    return this.auth.current !== undefined && lacksSecondFactor(this.auth.current, this.clock.now())
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
