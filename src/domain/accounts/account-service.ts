import { Callables } from '../shared/functions/callables'
import { type FunctionContract } from '../shared/functions/cloud-function'
import { deleteAccount, disableAccount, linkAccount, revokeSessions, sendAccountLink } from './change-account.function'
import { type ListedAccount, listAccounts } from './list-accounts.function'

/** The accounts, and what staff do with them. */
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

  sendLink(uid: string, kind: 'reset-password' | 'verify-email'): Promise<void> {
    return this.ask(sendAccountLink, { uid, kind })
  }

  setDisabled(uid: string, disabled: boolean, reason: string): Promise<void> {
    return this.ask(disableAccount, { uid, disabled, reason })
  }

  revokeSessions(uid: string, reason: string): Promise<void> {
    return this.ask(revokeSessions, { uid, reason })
  }

  link(uid: string, personId: string, reason: string): Promise<void> {
    return this.ask(linkAccount, { uid, personId, reason })
  }

  /** Needs reauthentication; cannot be undone. */
  async delete(uid: string, typedEmail: string, reason: string): Promise<void> {
    await this.ask(deleteAccount, { uid, email: typedEmail, reason })
  }

  private async ask<I>(contract: FunctionContract<I, object>, input: I): Promise<void> {
    await this.callables.call(contract, input)
  }
}
