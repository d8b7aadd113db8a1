import { Functions } from '../../ports/functions'
import { call, type FunctionContract } from '../shared/cloud-function'
import { deleteAccount, disableAccount, linkAccount, revokeSessions, sendAccountLink } from './change-account.function'
import { type ListedAccount, listAccounts } from './list-accounts.function'
import { Proof } from './proof'

/** Who can sign in, and what staff do for them. */
export class AccountDesk {
  static readonly inject = [Functions, Proof] as const

  constructor(
    private readonly functions: Functions,
    private readonly proof: Proof,
  ) {}

  /** Every account, however many pages they fill. */
  async list(): Promise<readonly ListedAccount[]> {
    const all: ListedAccount[] = []
    let from: string | undefined
    do {
      const page = await call(this.functions, listAccounts, from === undefined ? {} : { from })
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

  /** Takes a proof of who is there; it cannot be undone. */
  async delete(uid: string, typedEmail: string, reason: string): Promise<void> {
    this.proof.require()
    await this.ask(deleteAccount, { uid, email: typedEmail, reason })
  }

  private async ask<I>(contract: FunctionContract<I, object>, input: I): Promise<void> {
    await call(this.functions, contract, input)
  }
}
