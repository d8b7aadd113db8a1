import { Auth, type AuthUser } from '../../../ports/auth'
import { isPortError } from '../../../ports/errors'
import { normalEmail } from '../../people/normal-email'
import { Callables } from '../../shared/functions/callables'
import { hasRole } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { noteStaffSignIn } from './note-staff-sign-in.contract'

export interface StaffSignIn {
  readonly user: AuthUser
  /** The previous sign-in. */
  readonly lastAt: Date | undefined
  /** Refused attempts with the same address since then. */
  readonly refused: number
}

/** The staff sign-in. Every attempt, accepted or refused, writes an audit entry. */
export class StaffSignInService {
  static readonly inject = [Auth, Callables] as const
  /** The sign-in whose audit entry is written or being written. */
  private noted: { readonly signIn: string; readonly work: Promise<unknown> } | undefined

  constructor(
    private readonly auth: Auth,
    private readonly callables: Callables,
  ) {}

  /**
   * Signs out an account without a staff role. It gets the same message as every refused sign-in, so that nobody learns which accounts exist.
   * If the audit entry cannot be written, nobody is signed in.
   */
  signIn(email: string, password: string): Promise<StaffSignIn> {
    return this.enter(email, () => this.auth.signIn(normalEmail(email), password))
  }

  /** Continues a sign-in that asked for the code of a second factor. */
  giveCode(email: string, code: string): Promise<StaffSignIn> {
    return this.enter(email, () => this.auth.giveCode(code))
  }

  /**
   * For staff who signed in on the public page: audits that they entered the office, once per sign-in, and starts their days of grace if they
   * have none. Does nothing for anybody else.
   */
  async admit(): Promise<void> {
    const user = this.auth.current
    if (!user) return
    const signIn = signInOf(user)
    if (this.noted?.signIn !== signIn) this.noted = { signIn, work: this.note(user.email, 'signed-in') }
    try {
      await this.noted.work
    } catch (error) {
      this.noted = undefined
      throw error
    }
    await this.fetchGrace(user)
  }

  /** The audit entry of a sign-in also starts the days of grace of staff who have none; fetches the new claims. */
  private async fetchGrace({ claims }: AuthUser): Promise<void> {
    if (claims.mfaFrom === undefined) await this.auth.refreshClaims()
  }

  private async enter(email: string, signIn: () => Promise<AuthUser>): Promise<StaffSignIn> {
    const user = await this.signedIn(email, signIn)
    try {
      const { lastAt, refused } = await this.note(email, 'signed-in')
      if (!hasRole(user.claims, 'admin')) throw new RuleBroken('no-staff-access')
      this.noted = { signIn: signInOf(user), work: Promise.resolve() }
      await this.fetchGrace(user)
      return { user, lastAt: lastAt === null ? undefined : new Date(lastAt), refused }
    } catch (error) {
      await this.auth.signOut()
      throw error
    }
  }

  private async signedIn(email: string, signIn: () => Promise<AuthUser>): Promise<AuthUser> {
    try {
      return await signIn()
    } catch (error) {
      if (isPortError(error, 'auth', 'invalid-verification-code')) await this.note(email, 'refused')
      if (!isPortError(error, 'auth', ...refusals)) throw error
      await this.note(email, 'refused')
      throw new RuleBroken('no-staff-access')
    }
  }

  private note(email: string, answer: 'signed-in' | 'refused') {
    return this.callables.call(noteStaffSignIn, { email, answer, key: crypto.randomUUID() })
  }
}

const signInOf = ({ uid, signedInAt }: AuthUser) => `${uid} ${signedInAt.toISOString()}`

const refusals = ['wrong-password', 'invalid-credential', 'user-not-found', 'user-disabled', 'invalid-email'] as const
