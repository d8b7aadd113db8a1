import type { Actor } from '../../../domain/shared/records/policy'
import type { AuthUser } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import { PortError } from '../../../ports/errors'
import { SignedInUser } from '../../../ports/signed-in-user'
import type { Preferences } from '../preferences'
import type { LocalAccount, LocalAccounts } from './local-accounts'
import { clearStoredSession, type StoredSession, storedSession, storeSession } from './stored-session'

/** Who is signed in on this device, and since when. It survives a reload and ends with its account. */
export class MemorySession {
  private readonly signedIn = new SignedInUser()
  private marks: SessionMarks = { generation: 0 }
  private provenAt = 0
  private restored: Promise<void> | undefined

  constructor(
    private readonly accounts: LocalAccounts,
    private readonly clock: Clock,
    private readonly preferences: Preferences,
  ) {}

  /** When the password was last given. */
  get proven(): Date {
    return new Date(this.provenAt)
  }

  prove(): void {
    this.provenAt = this.clock.now().getTime()
  }

  get current(): AuthUser | undefined {
    return this.signedIn.current
  }

  /** The caller of a function: what the token says about its holder. */
  get caller(): Actor | undefined {
    return this.current && { ...actorOf(this.current), authenticatedAt: new Date(this.provenAt) }
  }

  ready(): Promise<void> {
    this.restored ??= this.restore()
    return this.restored
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    return this.signedIn.watch(next)
  }

  /** Ends the session if its account was deleted or disabled, or all its sessions were revoked. */
  async leaveIfGone(): Promise<void> {
    const account = this.current && (await this.accounts.byUid(this.current.uid))
    if (this.current && !this.mayGoOn(account)) await this.signOut()
  }

  /** Works without a network too: signing out must always be possible. */
  async signOut(): Promise<void> {
    clearStoredSession(this.preferences)
    this.signedIn.become(undefined)
  }

  /** Restores the session of an earlier load or of another tab. */
  async restore(): Promise<void> {
    const session = storedSession(this.preferences)
    const account = session && (await this.accounts.byUid(session.uid))
    if (session) this.marks = session
    if (!session || !account || !this.mayGoOn(account)) return this.signedIn.become(undefined)
    this.provenAt = session.signedInAt.getTime()
    this.signedIn.become(userOf(await this.withSessionClaims(account), session))
  }

  /** The user of the session with the account's current data. Ends the session if the account is disabled or deleted. */
  async holder(): Promise<AuthUser> {
    const before = this.current
    await this.reload()
    if (this.current) return this.current
    const isDisabled = before !== undefined && (await this.accounts.byUid(before.uid))?.disabled === true
    throw new PortError('auth', isDisabled ? 'user-disabled' : 'requires-recent-login', 'nobody is signed in anymore')
  }

  /** Marks that a code was given in this session. */
  async markSecondFactor(): Promise<void> {
    if (!this.current) return
    this.marks = { ...this.marks, secondFactor: true }
    storeSession({ ...this.current, ...this.marks }, this.preferences)
    await this.reload()
  }

  /** A session that was started by a custom token is a masquerade, so it does not count as a sign-in of the account. */
  async begin(account: LocalAccount, { token, secondFactor }: Omit<SessionMarks, 'generation'> = {}): Promise<AuthUser> {
    const now = this.clock.now()
    if (token === undefined) await this.accounts.change(account.uid, { lastSignIn: now })
    this.marks = { generation: account.sessions ?? 0, ...(token !== undefined && { token }), ...(secondFactor && { secondFactor }) }
    const user = userOf(await this.withSessionClaims(account), { ...this.marks, signedInAt: now, lastSignInAt: account.lastSignIn })
    storeSession({ ...user, ...this.marks }, this.preferences)
    this.provenAt = now.getTime()
    this.signedIn.become(user)
    return user
  }

  private mayGoOn(account: LocalAccount | undefined): boolean {
    return account !== undefined && !account.disabled && (account.sessions ?? 0) === this.marks.generation
  }

  private async withSessionClaims(account: LocalAccount): Promise<LocalAccount> {
    const { token } = this.marks
    return token === undefined ? account : { ...account, claims: { ...account.claims, ...(await this.accounts.claimsOfToken(token)) } }
  }

  /** Reloads the account of the session. Ends the session if the account is disabled or deleted, or the session was revoked. */
  async reload(): Promise<void> {
    const user = this.current
    if (!user) return
    const account = await this.accounts.byUid(user.uid)
    if (!account || !this.mayGoOn(account)) return this.signOut()
    this.signedIn.become(userOf(await this.withSessionClaims(account), { ...user, ...this.marks }))
  }
}

type SessionMarks = Pick<StoredSession, 'generation' | 'token' | 'secondFactor'>
type SessionTimes = { readonly signedInAt: Date; readonly lastSignInAt?: Date | undefined; readonly secondFactor?: true }

const actorOf = ({ uid, claims, secondFactor }: AuthUser): Actor => ({ uid, claims, ...(secondFactor && { secondFactor }) })

const userOf = (account: LocalAccount, { signedInAt, lastSignInAt, secondFactor }: SessionTimes): AuthUser => ({
  uid: account.uid,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  claims: account.claims,
  ...(secondFactor && { secondFactor }),
  signedInAt,
  ...(lastSignInAt && { lastSignInAt }),
})
