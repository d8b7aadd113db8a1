import type { App } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { type AccountFacts, type AccountPage, type AccountsAdmin, accountsOnPage } from '../../ports/accounts-admin'
import { type Claims, knownClaims } from '../../ports/auth'

/** The AccountsAdmin port on Firebase Authentication, for handlers. */
export class AdminAccounts implements AccountsAdmin {
  private readonly auth: Auth

  constructor(app: App) {
    this.auth = getAuth(app)
  }

  async find(uid: string): Promise<AccountFacts | undefined> {
    const user = await absentAsUndefined(this.auth.getUser(uid))
    return user && factsOf(user)
  }

  async list(from?: string): Promise<AccountPage> {
    const { users, pageToken } = await this.auth.listUsers(accountsOnPage, from)
    return { accounts: users.map(factsOf), ...(pageToken && { next: pageToken }) }
  }

  setClaims(uid: string, claims: Claims): Promise<void> {
    return this.auth.setCustomUserClaims(uid, claims)
  }

  async setDisabled(uid: string, disabled: boolean): Promise<void> {
    await this.auth.updateUser(uid, { disabled })
  }

  async removeSecondFactors(uid: string): Promise<void> {
    await this.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } })
  }

  revokeSessions(uid: string): Promise<void> {
    return this.auth.revokeRefreshTokens(uid)
  }

  actionLink(kind: 'reset-password' | 'verify-email', email: string): Promise<string> {
    return kind === 'reset-password' ? this.auth.generatePasswordResetLink(email) : this.auth.generateEmailVerificationLink(email)
  }

  async sessionToken({ uid, displayName }: Pick<AccountFacts, 'uid' | 'displayName'>, claims: Claims): Promise<string> {
    await this.delete(uid)
    await this.auth.createUser({ uid, displayName })
    return this.auth.createCustomToken(uid, claims)
  }

  async delete(uid: string): Promise<void> {
    await absentAsUndefined(this.auth.deleteUser(uid))
  }
}

function factsOf({
  uid,
  email = '',
  emailVerified,
  displayName = '',
  disabled,
  providerData,
  metadata,
  customClaims,
  tokensValidAfterTime,
  multiFactor,
}: UserRecord): AccountFacts {
  const { creationTime, lastSignInTime } = metadata
  const since = multiFactor?.enrolledFactors.flatMap(({ enrollmentTime }) => (enrollmentTime ? [Date.parse(enrollmentTime)] : [])) ?? []
  return {
    uid,
    email,
    emailVerified,
    displayName,
    disabled,
    providers: providerData.map(({ providerId }) => providerId),
    createdAt: new Date(creationTime),
    claims: knownClaims(customClaims ?? {}),
    ...(lastSignInTime && { lastSignInAt: new Date(lastSignInTime) }),
    ...(tokensValidAfterTime && { sessionsEndedBefore: new Date(tokensValidAfterTime) }),
    ...(since.length > 0 && { secondFactorSince: new Date(Math.min(...since)) }),
  }
}

/** An account that does not exist is `undefined`, not an error. */
async function absentAsUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined
    throw error
  }
}
