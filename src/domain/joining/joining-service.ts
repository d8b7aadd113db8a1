import { Auth, type AuthUser } from '../../ports/auth'
import type { JoiningDraft } from '../accounts/joining-drafts.collection'
import { saveJoiningDraft } from '../accounts/save-joining-draft.contract'
import { requireGoodPassword } from '../accounts/sign-in/require-good-password'
import { normalEmail } from '../people/normal-email'
import { namesOf } from '../people/normal-name-and-phone'
import { Callables } from '../shared/functions/callables'
import { type Joined, type JoinInput, joinAsMember } from './join-as-member.contract'

/** Joining: creating an account, then its person with everything that belongs to it. */
export class JoiningService {
  static readonly inject = [Auth, Callables] as const

  constructor(
    private readonly auth: Auth,
    private readonly callables: Callables,
  ) {}

  /** Creates an account, signs it in, and sends a mail to verify its address. */
  async makeAccount(email: string, password: string): Promise<AuthUser> {
    await requireGoodPassword(password, email)
    const user = await this.auth.signUp(normalEmail(email), password, '')
    await this.auth.sendVerification()
    return user
  }

  sendVerification(): Promise<void> {
    return this.auth.sendVerification()
  }

  /** The entered data so far. A user who has joined already but has an old token gets a new one with the account's claims. */
  async resume(): Promise<JoiningDraft> {
    const { draft, hasJoined } = await this.callables.call(saveJoiningDraft, {})
    if (hasJoined) await this.auth.refreshClaims()
    return draft
  }

  /** Joins and then fetches a new token, which holds the account's new claims. */
  async join(input: JoinInput): Promise<Joined> {
    const joined = await this.callables.call(joinAsMember, input)
    await this.auth.updateProfile({ displayName: namesOf(input.first, input.last).display })
    await this.auth.refreshClaims()
    return joined
  }
}
