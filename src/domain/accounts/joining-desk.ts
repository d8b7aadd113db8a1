import { Auth, type AuthUser } from '../../ports/auth'
import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import { namesOf } from './contact-names'
import { type Joined, type JoinInput, joinAsMember } from './join-as-member.function'
import type { JoiningDraft } from './joining'
import { keepJoining } from './keep-joining.function'
import { normalEmail } from './normal-email'
import { requireGoodPassword } from './require-good-password'

/** The way in: an account, then everything that makes it somebody's. */
export class Joining {
  static readonly inject = [Auth, Functions] as const

  constructor(
    private readonly auth: Auth,
    private readonly functions: Functions,
  ) {}

  /** A new account, signed in, with a mail on its way that verifies its address. */
  async makeAccount(email: string, password: string): Promise<AuthUser> {
    await requireGoodPassword(password, email)
    const user = await this.auth.signUp(normalEmail(email), password, '')
    await this.auth.sendVerification()
    return user
  }

  sendVerification(): Promise<void> {
    return this.auth.sendVerification()
  }

  async draft(): Promise<JoiningDraft> {
    return (await call(this.functions, keepJoining, {})).draft
  }

  async keep(draft: JoiningDraft): Promise<void> {
    await call(this.functions, keepJoining, { draft })
  }

  /** The account is somebody's from here on: its claims are fetched anew. */
  async join(input: JoinInput): Promise<Joined> {
    const joined = await call(this.functions, joinAsMember, input)
    await this.auth.updateProfile({ displayName: namesOf(input.first, input.last).display })
    await this.auth.refreshClaims()
    return joined
  }
}
