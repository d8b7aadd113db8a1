import type { App } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import type { AccountFacts, AccountsAdmin } from '../../ports/accounts-admin'
import type { Claims } from '../../ports/auth'

/** Accounts of Firebase Authentication, as handlers may treat them. */
export class AdminAccounts implements AccountsAdmin {
  private readonly auth: Auth

  constructor(app: App) {
    this.auth = getAuth(app)
  }

  async find(uid: string): Promise<AccountFacts | undefined> {
    const user = await absentAsUndefined(this.auth.getUser(uid))
    return user && factsOf(user)
  }

  setClaims(uid: string, claims: Claims): Promise<void> {
    return this.auth.setCustomUserClaims(uid, claims)
  }

  async delete(uid: string): Promise<void> {
    await absentAsUndefined(this.auth.deleteUser(uid))
  }
}

const factsOf = ({ uid, email = '', emailVerified, displayName = '', customClaims }: UserRecord): AccountFacts => ({
  uid,
  email,
  emailVerified,
  displayName,
  claims: customClaims ?? {},
})

/** An account that is gone is no failure: it was asked for, or was to go anyway. */
async function absentAsUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined
    throw error
  }
}
