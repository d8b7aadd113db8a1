import { type ActionLink, Auth, type AuthUser } from '../../ports/auth'
import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import { adoptEmail } from './adopt-email.function'
import { normalEmail } from './normal-email'
import { requireGoodPassword } from './require-good-password'

export type AccountLink = ActionLink

/** What the links in account mails do. Looking at a link uses nothing up; only `apply`, `choosePassword` and `signIn` do. */
export class AccountLinks {
  static readonly inject = [Auth, Functions] as const

  constructor(
    private readonly auth: Auth,
    private readonly functions: Functions,
  ) {}

  look(code: string): Promise<ActionLink> {
    return this.auth.checkActionCode(code)
  }

  /** For links that verify, change or take back an address; the person's record follows where its holder is signed in. */
  async apply(code: string): Promise<void> {
    await this.auth.applyActionCode(code)
    if (this.auth.current?.claims.pid !== undefined) await call(this.functions, adoptEmail, {})
  }

  async choosePassword(code: string, email: string, password: string): Promise<void> {
    await requireGoodPassword(password, email)
    await this.auth.confirmPasswordReset(code, password)
  }

  signIn(email: string, link: string): Promise<AuthUser> {
    return this.auth.signInWithLink(normalEmail(email), link)
  }
}
