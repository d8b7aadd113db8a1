import { Auth } from '../../../ports/auth'
import { Clock } from '../../../ports/clock'
import { PortError } from '../../../ports/errors'

/**
 * How long a sign-in or an entered password counts as recent, in milliseconds (product.md C1: money, roles, and whatever could lock
 * somebody out).
 */
const recentSignInLasts = 5 * 60_000

export const isRecent = (at: Date | undefined, now: Date): boolean => at !== undefined && Math.abs(now.getTime() - at.getTime()) <= recentSignInLasts

/** Checks that the account's owner signed in or entered the password recently. */
export class Reauthentication {
  static readonly inject = [Auth, Clock] as const
  private given: { readonly uid: string; readonly at: Date } | undefined

  constructor(
    private readonly auth: Auth,
    private readonly clock: Clock,
  ) {}

  /** Throws `requires-recent-login`; the UI then asks for the password and tries again. */
  require(): void {
    const user = this.auth.current
    // A masquerading staff member signed in as themselves, so their password proves nothing for this session.
    if (user?.claims.imp !== undefined) throw new PortError('auth', 'requires-recent-login', 'impossible while masquerading')
    const at = this.given && this.given.uid === user?.uid && this.given.at > user.signedInAt ? this.given.at : user?.signedInAt
    if (!isRecent(at, this.clock.now())) throw new PortError('auth', 'requires-recent-login', 'the password was not entered recently')
  }

  async give(password: string): Promise<void> {
    await this.auth.reauthenticate(password)
    this.noteGiven()
  }

  /** Completes `give` if the account also needs the code of a second factor. */
  async giveCode(code: string): Promise<void> {
    await this.auth.giveCode(code)
    this.noteGiven()
  }

  private noteGiven(): void {
    const uid = this.auth.current?.uid
    this.given = uid === undefined ? undefined : { uid, at: this.clock.now() }
  }
}
