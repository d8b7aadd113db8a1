import type { Actor } from '../../../domain/shared/records/policy'
import { type AuthUser, sameUser } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import { PortError } from '../../../ports/errors'
import type { Preferences } from '../preferences'
import type { LocalAccount, LocalAccounts } from './local-accounts'
import { clearStoredSession, type StoredSession, storedSession, storeSession } from './stored-session'

/** Who is signed in on this device, and since when. It survives a reload and ends with its account. */
export class MemorySession {
  private user: AuthUser | undefined
  private marks: SessionMarks = { generation: 0 }
  private provenAt = 0
  private restored: Promise<void> | undefined
  private isKnown = false
  private readonly watchers = new Set<(user: AuthUser | undefined) => void>()

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
    return this.user
  }

  /** Who calls a function: what a token says of its holder. */
  get caller(): Actor | undefined {
    return this.user && { ...actorOf(this.user), authenticatedAt: new Date(this.provenAt) }
  }

  ready(): Promise<void> {
    this.restored ??= this.restore()
    return this.restored
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    this.watchers.add(next)
    if (this.isKnown) queueMicrotask(() => void (this.watchers.has(next) && next(this.user)))
    return () => this.watchers.delete(next)
  }

  /** Ends the session if its account was deleted or disabled, or all its sessions were revoked. */
  async leaveIfGone(): Promise<void> {
    const account = this.user && (await this.accounts.byUid(this.user.uid))
    if (this.user && !this.mayGoOn(account)) await this.signOut()
  }

  /** Works without a network too: signing out must always be possible. */
  async signOut(): Promise<void> {
    clearStoredSession(this.preferences)
    this.become(undefined)
  }

  /** Restores the session of an earlier load or of another tab. */
  async restore(): Promise<void> {
    const session = storedSession(this.preferences)
    const account = session && (await this.accounts.byUid(session.uid))
    if (session) this.marks = session
    if (!session || !account || !this.mayGoOn(account)) return this.become(undefined)
    this.provenAt = session.signedInAt.getTime()
    this.become(userOf(await this.withSessionClaims(account), session))
  }

  /** The user of the session with the present data of the account. Ends the session if the account is disabled or deleted. */
  async holder(): Promise<AuthUser> {
    const before = this.user
    await this.reload()
    if (this.user) return this.user
    const isDisabled = before !== undefined && (await this.accounts.byUid(before.uid))?.disabled === true
    throw new PortError('auth', isDisabled ? 'user-disabled' : 'requires-recent-login', 'nobody is signed in anymore')
  }

  /** A code was given in this session. */
  async markSecondFactor(): Promise<void> {
    if (!this.user) return
    this.marks = { ...this.marks, secondFactor: true }
    storeSession({ ...this.user, ...this.marks }, this.preferences)
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
    this.become(user)
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
    const user = this.user
    if (!user) return
    const account = await this.accounts.byUid(user.uid)
    if (!account || !this.mayGoOn(account)) return this.signOut()
    const now = userOf(await this.withSessionClaims(account), { ...user, ...this.marks })
    if (!sameUser(now, user)) this.become(now)
  }

  private become(user: AuthUser | undefined): void {
    this.user = user
    this.isKnown = true
    for (const next of this.watchers) next(user)
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
