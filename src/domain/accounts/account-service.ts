import { Callables } from '../shared/functions/callables'
import { type ListedAccount, listAccounts } from './list-accounts.contract'

/** All sign-in accounts, and what staff can do with them. */
export class AccountService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  /** All accounts, from all pages of the list. */
  async list(): Promise<readonly ListedAccount[]> {
    const all: ListedAccount[] = []
    let from: string | undefined
    do {
      const page = await this.callables.call(listAccounts, from === undefined ? {} : { from })
      all.push(...page.accounts)
      from = page.next
    } while (from !== undefined)
    return all
  }
}
