import type { AccountFacts, AccountPage, AccountsAdmin } from '../../../ports/accounts-admin'
import type { Claims } from '../../../ports/auth'
import { actionLinkMail } from './action-link-mail'
import type { LocalAccount, LocalAccounts } from './local-accounts'

/** The AccountsAdmin port for handlers, on the local accounts. */
export class LocalAccountsAdmin implements AccountsAdmin {
  constructor(private readonly accounts: LocalAccounts) {}

  async find(uid: string): Promise<AccountFacts | undefined> {
    const account = await this.accounts.byUid(uid)
    return account && factsOf(account)
  }

  /** A local store has few enough accounts for one page. */
  async list(): Promise<AccountPage> {
    return { accounts: (await this.accounts.all()).map(factsOf) }
  }

  setClaims(uid: string, claims: Claims): Promise<void> {
    return this.accounts.change(uid, { claims })
  }

  setDisabled(uid: string, disabled: boolean): Promise<void> {
    return this.accounts.change(uid, { disabled })
  }

  removeSecondFactors(uid: string): Promise<void> {
    return this.accounts.change(uid, { factors: [] })
  }

  revokeSessions(uid: string): Promise<void> {
    return this.accounts.endSessions(uid)
  }

  async actionLink(kind: 'reset-password' | 'verify-email', email: string): Promise<string> {
    return actionLinkMail(kind, email, await this.accounts.issueCode(kind, email)).link ?? ''
  }

  async sessionToken({ uid, displayName }: Pick<AccountFacts, 'uid' | 'displayName'>, claims: Claims): Promise<string> {
    await this.delete(uid)
    await this.accounts.createWithoutAddress(uid, displayName)
    return this.accounts.issueToken(uid, claims)
  }

  async delete(uid: string): Promise<void> {
    const account = await this.accounts.byUid(uid)
    if (account) await this.accounts.delete(account)
  }
}

function factsOf({ password, lastSignIn, sessionsEndedBefore, factors, ...account }: LocalAccount): AccountFacts {
  const { uid, email, emailVerified, displayName, disabled, createdAt, claims } = account
  const [oldest] = factors ?? []
  return {
    uid,
    email,
    emailVerified,
    displayName,
    disabled,
    providers: [password ? 'password' : 'emailLink'],
    createdAt,
    claims,
    ...(lastSignIn && { lastSignInAt: lastSignIn }),
    ...(sessionsEndedBefore && { sessionsEndedBefore }),
    ...(oldest && { secondFactorSince: oldest.since }),
  }
}
