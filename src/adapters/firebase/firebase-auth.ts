import type { FirebaseApp } from 'firebase/app'
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
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import type { ActionLink, Auth, AuthUser, Claims } from '../../ports/auth'
import { PortError } from '../../ports/errors'
import { translating } from './firebase-errors'

const operations: Readonly<Record<string, ActionLink['operation']>> = {
  PASSWORD_RESET: 'reset-password',
  VERIFY_EMAIL: 'verify-email',
  RECOVER_EMAIL: 'recover-email',
  VERIFY_AND_CHANGE_EMAIL: 'change-email',
  EMAIL_SIGNIN: 'sign-in',
}

/** The Auth port on Firebase Authentication, its session kept in IndexedDB. */
export class FirebaseAuth implements Auth {
  private readonly auth: FirebaseAuthInstance
  private readonly watchers = new Set<(user: AuthUser | undefined) => void>()
  private readonly known: Promise<void>
  private isKnown = false
  private user: AuthUser | undefined

  constructor(app: FirebaseApp) {
    this.auth = initializeAuth(app, { persistence: indexedDBLocalPersistence })
    this.known = new Promise(resolve => {
      onIdTokenChanged(this.auth, user => {
        void this.tell(user).then(() => resolve())
      })
    })
  }

  get current(): AuthUser | undefined {
    return this.user
  }

  ready(): Promise<void> {
    return this.known
  }

  watch(next: (user: AuthUser | undefined) => void): () => void {
    this.watchers.add(next)
    if (this.isKnown) queueMicrotask(() => this.watchers.has(next) && next(this.user))
    return () => this.watchers.delete(next)
  }

  signUp(email: string, password: string, displayName: string): Promise<AuthUser> {
    return translating('auth', async () => {
      const { user } = await createUserWithEmailAndPassword(this.auth, email, password)
      await updateProfile(user, { displayName })
      return this.tell(user)
    }).then(present)
  }

  signIn(email: string, password: string): Promise<AuthUser> {
    return translating('auth', async () => this.tell((await signInWithEmailAndPassword(this.auth, email, password)).user)).then(present)
  }

  signOut(): Promise<void> {
    return translating('auth', () => signOut(this.auth))
  }

  sendPasswordReset(email: string): Promise<void> {
    return translating('auth', () => sendPasswordResetEmail(this.auth, email))
  }

  sendSignInLink(email: string, returnTo: string): Promise<void> {
    return translating('auth', () => sendSignInLinkToEmail(this.auth, email, { url: new URL(returnTo, location.origin).href, handleCodeInApp: true }))
  }

  sendVerification(): Promise<void> {
    return translating('auth', async () => sendEmailVerification(this.signedIn()))
  }

  sendEmailChange(newEmail: string): Promise<void> {
    return translating('auth', async () => verifyBeforeUpdateEmail(this.signedIn(), newEmail))
  }

  checkActionCode(code: string): Promise<ActionLink> {
    return translating('auth', async () => actionLink(await checkActionCode(this.auth, code)))
  }

  applyActionCode(code: string): Promise<void> {
    return translating('auth', () => applyActionCode(this.auth, code))
  }

  confirmPasswordReset(code: string, newPassword: string): Promise<void> {
    return translating('auth', () => confirmPasswordReset(this.auth, code, newPassword))
  }

  signInWithLink(email: string, link: string): Promise<AuthUser> {
    return translating('auth', async () => this.tell((await signInWithEmailLink(this.auth, email, link)).user)).then(present)
  }

  updateProfile(profile: { displayName: string }): Promise<void> {
    return translating('auth', async () => {
      await updateProfile(this.signedIn(), profile)
      await this.tell(this.signedIn())
    })
  }

  updatePassword(newPassword: string): Promise<void> {
    return translating('auth', async () => updatePassword(this.signedIn(), newPassword))
  }

  reauthenticate(password: string): Promise<void> {
    return translating('auth', async () => {
      const user = this.signedIn()
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
    })
  }

  refreshClaims(): Promise<void> {
    return translating('auth', async () => {
      await this.signedIn().getIdToken(true)
      await this.tell(this.signedIn())
    })
  }

  private signedIn(): User {
    const user = this.auth.currentUser
    if (!user) throw new PortError('auth', 'requires-recent-login', 'nobody is signed in')
    return user
  }

  private async tell(user: User | null): Promise<AuthUser | undefined> {
    this.user = user ? await authUser(user) : undefined
    this.isKnown = true
    for (const next of this.watchers) next(this.user)
    return this.user
  }
}

function present(user: AuthUser | undefined): AuthUser {
  if (!user) throw new PortError('auth', 'unknown', 'signed in, but no user came back')
  return user
}

async function authUser(user: User): Promise<AuthUser> {
  const token = await user.getIdTokenResult()
  const lastSignIn = user.metadata.lastSignInTime
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    claims: token.claims as Claims,
    signedInAt: new Date(token.authTime),
    ...(lastSignIn && { lastSignInAt: new Date(lastSignIn) }),
  }
}

function actionLink(info: ActionCodeInfo): ActionLink {
  const operation = operations[info.operation]
  if (!operation) throw new PortError('auth', 'invalid-action-code', info.operation)
  return { operation, email: info.data.email ?? '' }
}
