import { type ActionLink, Auth, type AuthUser } from '../../../ports/auth'
import { normalEmail } from '../../people/normal-email'
import { Callables } from '../../shared/functions/callables'
import { adoptEmail } from './adopt-email.contract'
import { requireGoodPassword } from './require-good-password'

export type AccountLink = ActionLink

/** The links in account mails. Checking a link does not use it up; only `apply`, `choosePassword` and `signIn` do. */
export class AccountLinks {
  static readonly inject = [Auth, Callables] as const

  constructor(
    private readonly auth: Auth,
    private readonly callables: Callables,
  ) {}

  look(code: string): Promise<ActionLink> {
    return this.auth.checkActionCode(code)
  }

  /** For links that verify, change or restore an address. If the account's holder is signed in, the person's record is updated too. */
  async apply(code: string): Promise<void> {
    await this.auth.applyActionCode(code)
    if (this.auth.current?.claims.pid !== undefined) await this.callables.call(adoptEmail, {})
  }

  async choosePassword(code: string, email: string, password: string): Promise<void> {
    await requireGoodPassword(password, email)
    await this.auth.confirmPasswordReset(code, password)
  }

  signIn(email: string, link: string): Promise<AuthUser> {
    return this.auth.signInWithLink(normalEmail(email), link)
  }
}
