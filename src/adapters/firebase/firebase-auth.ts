import { type FirebaseApp, FirebaseError } from 'firebase/app'
import {
  type ActionCodeInfo,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  type Auth as FirebaseAuthInstance,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  type MultiFactorError,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { type ActionLink, type Auth, type AuthUser, type NewSecondFactor, type SecondFactor } from '../../ports/auth'
import { isPortError, PortError } from '../../ports/errors'
import { SignedInUser } from '../../ports/signed-in-user'
import { authUser } from './firebase-auth-user'
import { translated, translating } from './firebase-errors'

const operations: Readonly<Record<string, ActionLink['operation']>> = {
  PASSWORD_RESET: 'reset-password',
  VERIFY_EMAIL: 'verify-email',
  RECOVER_EMAIL: 'recover-email',
  VERIFY_AND_CHANGE_EMAIL: 'change-email',
  EMAIL_SIGNIN: 'sign-in',
}

/** The service does not trim email addresses, and its emulator compares some of them case-sensitively. */
const oneForm = (email: string) => email.normalize('NFC').trim().toLowerCase()

/** Only staff use a second factor, so the code for it is downloaded when it is needed. */
const secondFactor = () => import('./firebase-second-factor')

/** The Auth port on Firebase Authentication; the session is kept in IndexedDB. */
export class FirebaseAuth implements Auth {
  private readonly auth: FirebaseAuthInstance
  private readonly user = new SignedInUser()
  private readonly known: Promise<void>
  /** Number of operations in progress. What the SDK reports during an operation is passed on once, when the operation is done. */
  private acts = 0
  /** The SDK's error of the operation that waits for a code; only this error can continue the operation. */
  private waiting: MultiFactorError | undefined

  constructor(app: FirebaseApp) {
    this.auth = initializeAuth(app, { persistence: indexedDBLocalPersistence })
    this.known = this.auth.authStateReady().then(() => this.notify())
    onIdTokenChanged(this.auth, () => {
      if (this.acts === 0) void this.notify()
    })
  }

  get current(): AuthUser | undefined {
    return this.user.current
  }

  ready(): Promise<void> {
    return this.known
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    return this.user.watch(next)
  }

  signUp(email: string, password: string, displayName: string): Promise<AuthUser> {
    return this.entering(async () => {
      const { user } = await createUserWithEmailAndPassword(this.auth, oneForm(email), password)
      await updateProfile(user, { displayName })
    })
  }

  signIn(email: string, password: string): Promise<AuthUser> {
    return this.entering(() => signInWithEmailAndPassword(this.auth, oneForm(email), password))
  }

  signOut(): Promise<void> {
    return this.acting(() => signOut(this.auth))
  }

  sendPasswordReset(email: string): Promise<void> {
    return translating('auth', () => sendPasswordResetEmail(this.auth, oneForm(email)))
  }

  sendSignInLink(email: string, returnTo: string): Promise<void> {
    const settings = { url: new URL(returnTo, location.origin).href, handleCodeInApp: true }
    return translating('auth', () => sendSignInLinkToEmail(this.auth, oneForm(email), settings))
  }

  sendVerification(): Promise<void> {
    return translating('auth', async () => sendEmailVerification(this.signedIn()))
  }

  sendEmailChange(newEmail: string): Promise<void> {
    return translating('auth', async () => verifyBeforeUpdateEmail(this.signedIn(), oneForm(newEmail)))
  }

  checkActionCode(code: string): Promise<ActionLink> {
    return translating('auth', async () => {
      // The SDK reports an empty code as an internal error.
      if (code === '') throw new PortError('auth', 'invalid-action-code', 'no code')
      return actionLink(await checkActionCode(this.auth, code))
    })
  }

  async applyActionCode(code: string): Promise<void> {
    const { operation } = await this.checkActionCode(code)
    if (operation === 'reset-password' || operation === 'sign-in') throw new PortError('auth', 'invalid-action-code', operation)
    await this.acting(async () => {
      await applyActionCode(this.auth, code)
      await this.follow()
    })
  }

  confirmPasswordReset(code: string, newPassword: string): Promise<void> {
    return translating('auth', () => confirmPasswordReset(this.auth, code, newPassword))
  }

  signInWithLink(email: string, link: string): Promise<AuthUser> {
    return this.entering(async () => {
      if (!isSignInWithEmailLink(this.auth, link)) throw new PortError('auth', 'invalid-action-code', 'not a sign-in link')
      await signInWithEmailLink(this.auth, oneForm(email), link)
    })
  }

  signInWithToken(token: string): Promise<AuthUser> {
    return this.entering(() => signInWithCustomToken(this.auth, token))
  }

  updateProfile(profile: { displayName: string }): Promise<void> {
    return this.acting(() => updateProfile(this.signedIn(), profile))
  }

  updatePassword(newPassword: string): Promise<void> {
    return this.acting(() => updatePassword(this.signedIn(), newPassword))
  }

  reauthenticate(password: string): Promise<void> {
    return this.acting(async () => {
      const user = this.signedIn()
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
    })
  }

  giveCode(code: string): Promise<AuthUser> {
    return this.entering(async () => {
      if (!this.waiting) throw new PortError('auth', 'requires-recent-login', 'nothing waits for a code')
      await (await secondFactor()).resolveWithCode(this.auth, this.waiting, code)
      this.waiting = undefined
    })
  }

  secondFactors(): Promise<readonly SecondFactor[]> {
    return translating('auth', async () => {
      const user = this.signedIn()
      await reload(user)
      return (await secondFactor()).factorsOf(user)
    })
  }

  beginSecondFactor(): Promise<NewSecondFactor> {
    return translating('auth', async () => {
      const { secret, finish } = await (await secondFactor()).startFactor(this.signedIn())
      return { secret, finish: (code, name) => this.acting(() => finish(code, name)) }
    })
  }

  removeSecondFactor(id: string): Promise<void> {
    return this.acting(async () => (await secondFactor()).dropFactor(this.signedIn(), id))
  }

  refreshClaims(): Promise<void> {
    return this.acting(() => this.signedIn().getIdToken(true))
  }

  private signedIn(): User {
    const user = this.auth.currentUser
    if (!user) throw new PortError('auth', 'requires-recent-login', 'nobody is signed in')
    return user
  }

  /** Loads what a link has changed. If the link changed the account's email address, the service ends the session. */
  private async follow(): Promise<void> {
    const user = this.auth.currentUser
    if (!user) return
    try {
      await reload(user)
      await user.getIdToken(true)
    } catch (error) {
      if (!isPortError(translated('auth', error), 'auth', 'requires-recent-login')) throw error
    }
  }

  private async acting(work: () => Promise<unknown>): Promise<void> {
    this.acts++
    try {
      await translating('auth', work)
    } catch (error) {
      if (isPortError(error, 'auth', 'multi-factor-auth-required') && error.cause instanceof FirebaseError)
        this.waiting = error.cause as MultiFactorError
      throw error
    } finally {
      this.acts--
      await this.notify()
    }
  }

  private async entering(work: () => Promise<unknown>): Promise<AuthUser> {
    await this.acting(work)
    if (!this.current) throw new PortError('auth', 'unknown', 'signed in, but no user came back')
    return this.current
  }

  private async notify(): Promise<void> {
    const signedIn = this.auth.currentUser
    const user = signedIn ? await authUser(signedIn, this.current) : undefined
    // The signed-in user changed while the token was read; the call for that change notifies the watchers.
    if (signedIn !== this.auth.currentUser) return
    this.user.become(user)
  }
}

function actionLink(info: ActionCodeInfo): ActionLink {
  const operation = operations[info.operation]
  if (!operation) throw new PortError('auth', 'invalid-action-code', info.operation)
  return { operation, email: info.data.email ?? '' }
}
