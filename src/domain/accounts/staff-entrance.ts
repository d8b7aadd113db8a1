import { Auth, type AuthUser } from '../../ports/auth'
import { isPortError } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import { hasRole } from '../shared/policy'
import { RuleBroken } from '../shared/rule-broken'
import { normalEmail } from './normal-email'
import { noteStaffSignIn } from './note-staff-sign-in.function'

export interface StaffSignIn {
  readonly user: AuthUser
  /** The sign-in before this one. */
  readonly lastAt: Date | undefined
  /** Tries with the same address that were refused since. */
  readonly refused: number
}

/** The way into the office. Nobody comes in, and nobody is turned away, without a note in the audit. */
export class StaffEntrance {
  static readonly inject = [Auth, Functions] as const

  constructor(
    private readonly auth: Auth,
    private readonly functions: Functions,
  ) {}

  /**
   * An account without a staff role is signed out again. It is told that there is no staff access, and so is everybody whom sign-in
   * refuses, so that nobody learns which accounts there are. Where the note cannot be made, nobody comes in.
   */
  async signIn(email: string, password: string): Promise<StaffSignIn> {
    const user = await this.signedIn(email, password)
    try {
      const { lastAt, refused } = await this.note(email, 'signed-in')
      if (!hasRole(user.claims, 'admin')) throw new RuleBroken('no-staff-access')
      return { user, lastAt: lastAt === null ? undefined : new Date(lastAt), refused }
    } catch (error) {
      await this.auth.signOut()
      throw error
    }
  }

  private async signedIn(email: string, password: string): Promise<AuthUser> {
    try {
      return await this.auth.signIn(normalEmail(email), password)
    } catch (error) {
      if (!isPortError(error, 'auth', ...refusals)) throw error
      await this.note(email, 'refused')
      throw new RuleBroken('no-staff-access')
    }
  }

  private note(email: string, answer: 'signed-in' | 'refused') {
    return call(this.functions, noteStaffSignIn, { email, answer, key: crypto.randomUUID() })
  }
}

const refusals = ['wrong-password', 'invalid-credential', 'user-not-found', 'user-disabled', 'invalid-email'] as const
