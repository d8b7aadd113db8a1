import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { PortError } from '../../ports/errors'

/** Milliseconds for which a password that was given counts (product §C1: money, roles, and everything that would lock somebody out). */
export const proofLasts = 5 * 60_000

/** That the holder of the session is at the keyboard: by having signed in, or given the password, a moment ago. */
export class Proof {
  static readonly inject = [Auth, Clock] as const
  private given: { readonly uid: string; readonly at: Date } | undefined

  constructor(
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

  /** Throws `requires-recent-login`, upon which the interface asks for the password and tries again. */
  require(): void {
    const user = this.auth.current
    // Who masquerades has proven to be somebody else.
    if (user?.claims.imp !== undefined) throw new PortError('auth', 'requires-recent-login', 'not while masquerading')
    const at = this.given && this.given.uid === user?.uid && this.given.at > user.signedInAt ? this.given.at : user?.signedInAt
    if (!at || Math.abs(this.clock.now().getTime() - at.getTime()) > proofLasts)
      throw new PortError('auth', 'requires-recent-login', 'the password was not given lately')
  }

  async give(password: string): Promise<void> {
    await this.auth.reauthenticate(password)
    const uid = this.auth.current?.uid
    this.given = uid === undefined ? undefined : { uid, at: this.clock.now() }
  }
}
