import { isRecent } from '../../../domain/shared/functions/reauthentication'
import type { Actor } from '../../../domain/shared/records/policy'
import { type ActionLink, type Auth, type AuthUser, sameUser } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import { PortError } from '../../../ports/errors'
import type { Mailer } from '../../../ports/mailer'
import type { NetworkSwitch } from '../network-switch'
import type { Preferences } from '../preferences'
import { checkedEmail, checkPassword } from './account-rules'
import { actionMail } from './action-mail'
import type { CodeOperation, LocalAccount, LocalAccounts } from './local-accounts'
import { hashPassword, isPassword } from './passwords'
import { SignInAttempts } from './sign-in-attempts'
import { clearStoredSession, type StoredSession, storedSession, storeSession } from './stored-session'

export interface MemoryAuthParts {
  readonly accounts: LocalAccounts
  readonly mailer: Mailer
  readonly clock: Clock
  readonly network: NetworkSwitch
  readonly preferences: Preferences
  /** PBKDF2 rounds for new passwords. */
  readonly iterations: number
}

/** The Auth port on local accounts. A wrong password and an unknown address are the same `invalid-credential`, as in the hosted service. */
export class MemoryAuth implements Auth {
  private user: AuthUser | undefined
  private session: Pick<StoredSession, 'generation' | 'token'> = { generation: 0 }
  private provenAt = 0
  private restored: Promise<void> | undefined
  private isKnown = false
  private readonly watchers = new Set<(user: AuthUser | undefined) => void>()
  private readonly attempts: SignInAttempts

  constructor(private readonly parts: MemoryAuthParts) {
    this.attempts = new SignInAttempts(parts.clock)
  }

  get current(): AuthUser | undefined {
    return this.user
  }

  /** Who calls a function: what a token says of its holder. */
  get caller(): Actor | undefined {
    return this.user && { uid: this.user.uid, claims: this.user.claims, authenticatedAt: new Date(this.provenAt) }
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

  async signUp(address: string, password: string, displayName: string): Promise<AuthUser> {
    this.online()
    const email = checkedEmail(address)
    checkPassword(password, email)
    const hash = await hashPassword(password, this.parts.iterations)
    return this.begin(await this.parts.accounts.create({ email, displayName, emailVerified: false, claims: {}, password: hash }))
  }

  async signIn(address: string, password: string): Promise<AuthUser> {
    this.online()
    const email = checkedEmail(address)
    const account = await this.proven(email, password)
    if (account.disabled) throw new PortError('auth', 'user-disabled', account.uid)
    return this.begin(account)
  }

  /** Ends the session if its account was deleted or disabled, or all its sessions were revoked. */
  async leaveIfGone(): Promise<void> {
    const account = this.user && (await this.parts.accounts.byUid(this.user.uid))
    if (this.user && !this.mayGoOn(account)) await this.signOut()
  }

  /** Works without a network too: signing out must always be possible. */
  async signOut(): Promise<void> {
    clearStoredSession(this.parts.preferences)
    this.become(undefined)
  }

  /** Signs in without a password; for local mode only. */
  async enter(uid: string): Promise<void> {
    const account = await this.parts.accounts.byUid(uid)
    if (!account) throw new PortError('auth', 'user-not-found', uid)
    await this.begin(account)
  }

  /** Does not reveal whether the account exists. */
  async sendPasswordReset(address: string): Promise<void> {
    this.online()
    const email = checkedEmail(address)
    if (await this.parts.accounts.byEmail(email)) await this.send('reset-password', email)
  }

  async sendSignInLink(address: string, returnTo: string): Promise<void> {
    this.online()
    await this.send('sign-in', checkedEmail(address), { returnTo })
  }

  async sendVerification(): Promise<void> {
    this.online()
    await this.send('verify-email', (await this.holder()).email)
  }

  async sendEmailChange(newAddress: string): Promise<void> {
    this.online()
    const user = await this.holder()
    this.requireRecent(user)
    const email = checkedEmail(newAddress)
    if (await this.parts.accounts.byEmail(email)) throw new PortError('auth', 'email-already-in-use', 'an account with this address exists')
    await this.send('change-email', email, { uid: user.uid })
  }

  async checkActionCode(code: string): Promise<ActionLink> {
    this.online()
    const { operation, email } = await this.parts.accounts.findCode(code)
    return { operation, email }
  }

  async applyActionCode(code: string): Promise<void> {
    this.online()
    const { operation, email, uid } = await this.parts.accounts.useCode(code, 'verify-email', 'change-email', 'recover-email')
    const account = uid === undefined ? await this.account(email) : await this.parts.accounts.byUid(uid)
    if (!account) throw new PortError('auth', 'user-not-found', 'the account does not exist')
    if (operation === 'verify-email') await this.parts.accounts.change(account.uid, { emailVerified: true })
    else await this.parts.accounts.readdress(account, email)
    if (operation === 'change-email') await this.send('recover-email', account.email, { uid: account.uid })
    await this.reload()
  }

  async confirmPasswordReset(code: string, newPassword: string): Promise<void> {
    this.online()
    checkPassword(newPassword, (await this.parts.accounts.findCode(code)).email)
    const { email } = await this.parts.accounts.useCode(code, 'reset-password')
    const account = await this.account(email)
    await this.parts.accounts.change(account.uid, { password: await hashPassword(newPassword, this.parts.iterations) })
    this.attempts.forget(email)
  }

  async signInWithLink(address: string, link: string): Promise<AuthUser> {
    this.online()
    const email = checkedEmail(address)
    const code = new URL(link, 'http://local').searchParams.get('oobCode') ?? ''
    if ((await this.parts.accounts.findCode(code)).email !== email)
      throw new PortError('auth', 'invalid-email', 'the link was sent to another address')
    await this.parts.accounts.useCode(code, 'sign-in')
    const account = await this.parts.accounts.byEmail(email)
    if (account?.disabled) throw new PortError('auth', 'user-disabled', account.uid)
    if (!account) return this.begin(await this.parts.accounts.create({ email, displayName: '', emailVerified: true, claims: {} }))
    await this.parts.accounts.change(account.uid, { emailVerified: true })
    return this.begin({ ...account, emailVerified: true })
  }

  async signInWithToken(token: string): Promise<AuthUser> {
    this.online()
    const uid = await this.parts.accounts.useToken(token)
    const account = await this.parts.accounts.byUid(uid)
    if (!account) throw new PortError('auth', 'user-not-found', uid)
    if (account.disabled) throw new PortError('auth', 'user-disabled', uid)
    return this.begin(account, token)
  }

  async updateProfile(profile: { displayName: string }): Promise<void> {
    this.online()
    await this.parts.accounts.change((await this.holder()).uid, { displayName: profile.displayName })
    await this.reload()
  }

  async updatePassword(newPassword: string): Promise<void> {
    this.online()
    const user = await this.holder()
    this.requireRecent(user)
    const { uid, email } = user
    checkPassword(newPassword, email)
    await this.parts.accounts.change(uid, { password: await hashPassword(newPassword, this.parts.iterations) })
  }

  async reauthenticate(password: string): Promise<void> {
    this.online()
    await this.proven((await this.holder()).email, password)
    this.provenAt = this.parts.clock.now().getTime()
  }

  async refreshClaims(): Promise<void> {
    this.online()
    await this.holder()
  }

  /** Restores the session of an earlier load or of another tab. */
  async restore(): Promise<void> {
    const session = storedSession(this.parts.preferences)
    const account = session && (await this.parts.accounts.byUid(session.uid))
    if (session) this.session = session
    if (!session || !account || !this.mayGoOn(account)) return this.become(undefined)
    this.provenAt = session.signedInAt.getTime()
    this.become(userOf(await this.withSessionClaims(account), session.signedInAt, session.lastSignInAt))
  }

  private online(): void {
    this.parts.network.require('auth')
  }

  /** The user of the session with the present data of the account. Ends the session if the account is disabled or deleted. */
  private async holder(): Promise<AuthUser> {
    const before = this.user
    await this.reload()
    if (this.user) return this.user
    const isDisabled = before !== undefined && (await this.parts.accounts.byUid(before.uid))?.disabled === true
    throw new PortError('auth', isDisabled ? 'user-disabled' : 'requires-recent-login', 'nobody is signed in anymore')
  }

  private requireRecent({ uid, claims }: AuthUser): void {
    // While masquerading, the password that was given was that of another account.
    if (claims.imp !== undefined || !isRecent(new Date(this.provenAt), this.parts.clock.now()))
      throw new PortError('auth', 'requires-recent-login', uid)
  }

  private async account(email: string): Promise<LocalAccount> {
    const account = await this.parts.accounts.byEmail(email)
    if (!account) throw new PortError('auth', 'user-not-found', 'the account does not exist')
    return account
  }

  private async proven(email: string, password: string): Promise<LocalAccount> {
    if (password === '') throw new PortError('auth', 'wrong-password', 'no password')
    this.attempts.require(email)
    const account = await this.parts.accounts.byEmail(email)
    if (!account?.password || !(await isPassword(password, account.password))) {
      this.attempts.failed(email)
      throw new PortError('auth', 'invalid-credential', 'wrong address or password')
    }
    this.attempts.forget(email)
    return account
  }

  private async send(operation: CodeOperation, email: string, { uid, returnTo }: { uid?: string; returnTo?: string } = {}): Promise<void> {
    await this.parts.mailer.send(actionMail(operation, email, await this.parts.accounts.issueCode(operation, email, uid), returnTo))
  }

  /** A session that was started by a custom token is a masquerade, so it does not count as a sign-in of the account. */
  private async begin(account: LocalAccount, token?: string): Promise<AuthUser> {
    const now = this.parts.clock.now()
    if (token === undefined) await this.parts.accounts.change(account.uid, { lastSignIn: now })
    this.session = { generation: account.sessions ?? 0, ...(token !== undefined && { token }) }
    const user = userOf(await this.withSessionClaims(account), now, account.lastSignIn)
    storeSession({ ...user, ...this.session }, this.parts.preferences)
    this.provenAt = now.getTime()
    this.become(user)
    return user
  }

  private mayGoOn(account: LocalAccount | undefined): boolean {
    return account !== undefined && !account.disabled && (account.sessions ?? 0) === this.session.generation
  }

  private async withSessionClaims(account: LocalAccount): Promise<LocalAccount> {
    const { token } = this.session
    return token === undefined ? account : { ...account, claims: { ...account.claims, ...(await this.parts.accounts.claimsOfToken(token)) } }
  }

  /** Reloads the account of the session. Ends the session if the account is disabled or deleted, or the session was revoked. */
  private async reload(): Promise<void> {
    const user = this.user
    if (!user) return
    const account = await this.parts.accounts.byUid(user.uid)
    if (!account || !this.mayGoOn(account)) return this.signOut()
    const now = userOf(await this.withSessionClaims(account), user.signedInAt, user.lastSignInAt)
    if (!sameUser(now, user)) this.become(now)
  }

  private become(user: AuthUser | undefined): void {
    this.user = user
    this.isKnown = true
    for (const next of this.watchers) next(user)
  }
}

const userOf = ({ uid, email, emailVerified, displayName, claims }: LocalAccount, signedInAt: Date, lastSignInAt: Date | undefined): AuthUser => ({
  uid,
  email,
  emailVerified,
  displayName,
  claims,
  signedInAt,
  ...(lastSignInAt && { lastSignInAt }),
})
