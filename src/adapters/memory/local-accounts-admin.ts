import type { AccountFacts, AccountsAdmin } from '../../ports/accounts-admin'
import type { Claims } from '../../ports/auth'
import type { LocalAccounts } from './local-accounts'

/** What handlers may do with accounts, over the local ones. */
export class LocalAccountsAdmin implements AccountsAdmin {
  constructor(private readonly accounts: LocalAccounts) {}

  async find(uid: string): Promise<AccountFacts | undefined> {
    const account = await this.accounts.byUid(uid)
    if (!account) return undefined
    const { email, emailVerified, displayName, claims } = account
    return { uid, email, emailVerified, displayName, claims }
  }

  setClaims(uid: string, claims: Claims): Promise<void> {
    return this.accounts.change(uid, { claims })
  }

  async delete(uid: string): Promise<void> {
    const account = await this.accounts.byUid(uid)
    if (account) await this.accounts.delete(account)
  }
}
