import type { ActionLink, Auth, AuthUser, NewSecondFactor, SecondFactor } from '../../../src/ports/auth'
import { type FaultPlan, Faults } from './fault'

/** The Auth port over a bad connection; the current user is known without a connection. */
export class FaultyAuth implements Auth {
  private readonly faults: Faults<'auth'>

  constructor(
    private readonly inner: Auth,
    plan: FaultPlan,
  ) {
    this.faults = new Faults('auth', plan)
  }

  get current(): AuthUser | undefined {
    return this.inner.current
  }
  ready(): Promise<void> {
    return this.inner.ready()
  }
  watch(next: (user: AuthUser | undefined) => void): () => void {
    return this.inner.watch(next)
  }
  signUp(email: string, password: string, displayName: string): Promise<AuthUser> {
    return this.faults.around('signUp', () => this.inner.signUp(email, password, displayName))
  }
  signIn(email: string, password: string): Promise<AuthUser> {
    return this.faults.around('signIn', () => this.inner.signIn(email, password))
  }
  signOut(): Promise<void> {
    return this.faults.around('signOut', () => this.inner.signOut())
  }
  sendPasswordReset(email: string): Promise<void> {
    return this.faults.around('sendPasswordReset', () => this.inner.sendPasswordReset(email))
  }
  sendSignInLink(email: string, returnTo: string): Promise<void> {
    return this.faults.around('sendSignInLink', () => this.inner.sendSignInLink(email, returnTo))
  }
  sendVerification(): Promise<void> {
    return this.faults.around('sendVerification', () => this.inner.sendVerification())
  }
  sendEmailChange(newEmail: string): Promise<void> {
    return this.faults.around('sendEmailChange', () => this.inner.sendEmailChange(newEmail))
  }
  checkActionCode(code: string): Promise<ActionLink> {
    return this.faults.around('checkActionCode', () => this.inner.checkActionCode(code))
  }
  applyActionCode(code: string): Promise<void> {
    return this.faults.around('applyActionCode', () => this.inner.applyActionCode(code))
  }
  confirmPasswordReset(code: string, newPassword: string): Promise<void> {
    return this.faults.around('confirmPasswordReset', () => this.inner.confirmPasswordReset(code, newPassword))
  }
  signInWithLink(email: string, link: string): Promise<AuthUser> {
    return this.faults.around('signInWithLink', () => this.inner.signInWithLink(email, link))
  }
  signInWithToken(token: string): Promise<AuthUser> {
    return this.faults.around('signInWithToken', () => this.inner.signInWithToken(token))
  }
  updateProfile(profile: { displayName: string }): Promise<void> {
    return this.faults.around('updateProfile', () => this.inner.updateProfile(profile))
  }
  updatePassword(newPassword: string): Promise<void> {
    return this.faults.around('updatePassword', () => this.inner.updatePassword(newPassword))
  }
  reauthenticate(password: string): Promise<void> {
    return this.faults.around('reauthenticate', () => this.inner.reauthenticate(password))
  }
  giveCode(code: string): Promise<AuthUser> {
    return this.faults.around('giveCode', () => this.inner.giveCode(code))
  }
  secondFactors(): Promise<readonly SecondFactor[]> {
    return this.faults.around('secondFactors', () => this.inner.secondFactors())
  }
  beginSecondFactor(): Promise<NewSecondFactor> {
    return this.faults.around('beginSecondFactor', () => this.inner.beginSecondFactor())
  }
  removeSecondFactor(id: string): Promise<void> {
    return this.faults.around('removeSecondFactor', () => this.inner.removeSecondFactor(id))
  }
  refreshClaims(): Promise<void> {
    return this.faults.around('refreshClaims', () => this.inner.refreshClaims())
  }
}
