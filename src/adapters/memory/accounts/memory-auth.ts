import { isRecent } from '../../../domain/shared/functions/reauthentication'
import type { Actor } from '../../../domain/shared/records/policy'
import { type ActionLink, type Auth, type AuthUser, type NewSecondFactor, type SecondFactor } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import { PortError } from '../../../ports/errors'
import type { Mailer } from '../../../ports/mailer'
import type { NetworkSwitch } from '../network-switch'
import type { Preferences } from '../preferences'
import { actionLinkMail } from './action-link-mail'
import { checkedEmail, checkPassword } from './check-email-and-password'
import type { CodeOperation, LocalAccount, LocalAccounts } from './local-accounts'
import { LocalSecondFactors, shownFactors } from './local-second-factors'
import { MemorySession } from './memory-session'
import { hashPassword, isPassword } from './password-hash'
import { SignInAttempts } from './sign-in-attempts'

export interface MemoryAuthParts {
  readonly accounts: LocalAccounts
  readonly mailer: Mailer
  readonly clock: Clock
  /** The device's own time, for the codes of authenticator apps. */
  readonly deviceClock: Clock
  readonly network: NetworkSwitch
  readonly preferences: Preferences
  /** PBKDF2 rounds for new passwords. */
  readonly iterations: number
}

/** The Auth port on local accounts. A wrong password and an unknown address are the same `invalid-credential`, as in the hosted service. */
export class MemoryAuth implements Auth {
  private readonly session: MemorySession
  /** The account and the operation that wait for a code. */
  private waiting: { readonly uid: string; readonly act: 'sign-in' | 'reauthenticate' } | undefined
  private readonly attempts: SignInAttempts
  private readonly factors: LocalSecondFactors

  constructor(private readonly parts: MemoryAuthParts) {
    this.session = new MemorySession(parts.accounts, parts.clock, parts.preferences)
    this.attempts = new SignInAttempts(parts.clock)
    this.factors = new LocalSecondFactors(parts.accounts, parts.deviceClock, this.attempts)
  }

  get current(): AuthUser | undefined {
    return this.session.current
  }

  /** The caller of a function: what the token says about its holder. */
  get caller(): Actor | undefined {
    return this.session.caller
  }

  ready(): Promise<void> {
    return this.session.ready()
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    return this.session.watch(next)
  }

  async signUp(address: string, password: string, displayName: string): Promise<AuthUser> {
    this.online()
    const email = checkedEmail(address)
    checkPassword(password, email)
    const hash = await hashPassword(password, this.parts.iterations)
    return this.session.begin(await this.parts.accounts.create({ email, displayName, emailVerified: false, claims: {}, password: hash }))
  }

  async signIn(address: string, password: string): Promise<AuthUser> {
    this.online()
    const email = checkedEmail(address)
    const account = await this.proven(email, password)
    if (account.disabled) throw new PortError('auth', 'user-disabled', account.uid)
    this.askForCode(account, 'sign-in')
    return this.session.begin(account)
  }

  leaveIfGone(): Promise<void> {
    return this.session.leaveIfGone()
  }

  /** Works without a network too: signing out must always be possible. */
  signOut(): Promise<void> {
    return this.session.signOut()
  }

  /** Restores the session of an earlier load or of another tab. */
  restore(): Promise<void> {
    return this.session.restore()
  }

  /** Signs in without a password, as if a second factor was used; for local mode only. */
  async enter(uid: string): Promise<void> {
    const account = await this.parts.accounts.byUid(uid)
    if (!account) throw new PortError('auth', 'user-not-found', uid)
    await this.session.begin(account, { secondFactor: true })
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
    await this.send('verify-email', (await this.session.holder()).email)
  }

  async sendEmailChange(newAddress: string): Promise<void> {
    this.online()
    const user = await this.session.holder()
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
    await this.session.reload()
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
    if (!account) return this.session.begin(await this.parts.accounts.create({ email, displayName: '', emailVerified: true, claims: {} }))
    await this.parts.accounts.change(account.uid, { emailVerified: true })
    this.askForCode(account, 'sign-in')
    return this.session.begin({ ...account, emailVerified: true })
  }

  async signInWithToken(token: string): Promise<AuthUser> {
    this.online()
    const uid = await this.parts.accounts.useToken(token)
    const account = await this.parts.accounts.byUid(uid)
    if (!account) throw new PortError('auth', 'user-not-found', uid)
    if (account.disabled) throw new PortError('auth', 'user-disabled', uid)
    return this.session.begin(account, { token })
  }

  async updateProfile(profile: { displayName: string }): Promise<void> {
    this.online()
    await this.parts.accounts.change((await this.session.holder()).uid, { displayName: profile.displayName })
    await this.session.reload()
  }

  async updatePassword(newPassword: string): Promise<void> {
    this.online()
    const user = await this.session.holder()
    this.requireRecent(user)
    const { uid, email } = user
    checkPassword(newPassword, email)
    await this.parts.accounts.change(uid, { password: await hashPassword(newPassword, this.parts.iterations) })
  }

  async reauthenticate(password: string): Promise<void> {
    this.online()
    this.askForCode(await this.proven((await this.session.holder()).email, password), 'reauthenticate')
    this.session.prove()
  }

  async giveCode(code: string): Promise<AuthUser> {
    this.online()
    const account = this.waiting && (await this.parts.accounts.byUid(this.waiting.uid))
    if (!this.waiting || !account) throw new PortError('auth', 'requires-recent-login', 'nothing waits for a code')
    await this.factors.check(account, code)
    const { act } = this.waiting
    this.waiting = undefined
    if (act === 'sign-in') return this.session.begin(account, { secondFactor: true })
    this.session.prove()
    await this.session.markSecondFactor()
    return this.session.holder()
  }

  async secondFactors(): Promise<readonly SecondFactor[]> {
    this.online()
    return shownFactors(await this.ownAccount())
  }

  async beginSecondFactor(): Promise<NewSecondFactor> {
    this.online()
    this.requireRecent(await this.session.holder())
    return this.factors.begin(await this.ownAccount(), () => this.session.markSecondFactor())
  }

  async removeSecondFactor(id: string): Promise<void> {
    this.online()
    this.requireRecent(await this.session.holder())
    await this.factors.remove(await this.ownAccount(), id)
  }

  async refreshClaims(): Promise<void> {
    this.online()
    await this.session.holder()
  }

  private online(): void {
    this.parts.network.require('auth')
  }

  private requireRecent({ uid, claims }: AuthUser): void {
    // While masquerading, the given password was that of another account.
    if (claims.imp !== undefined || !isRecent(this.session.proven, this.parts.clock.now())) throw new PortError('auth', 'requires-recent-login', uid)
  }

  private ownAccount(): Promise<LocalAccount> {
    return this.session.holder().then(({ email }) => this.account(email))
  }

  /** Throws `multi-factor-auth-required` if the account has a second factor. */
  private askForCode({ uid, factors = [] }: LocalAccount, act: 'sign-in' | 'reauthenticate'): void {
    this.waiting = factors.length > 0 ? { uid, act } : undefined
    if (this.waiting) throw new PortError('auth', 'multi-factor-auth-required', uid)
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
    await this.parts.mailer.send(actionLinkMail(operation, email, await this.parts.accounts.issueCode(operation, email, uid), returnTo))
  }
}
