import type { NewSecondFactor, SecondFactor } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import { PortError } from '../../../ports/errors'
import type { LocalAccount, LocalAccounts } from './local-accounts'
import type { SignInAttempts } from './sign-in-attempts'
import { isTotpCode, newTotpSecret } from './totp'

const wrongCode = () => new PortError('auth', 'invalid-verification-code', 'not the code of now')

/** The second factors of local accounts. Codes follow `clock`, the device's own time, as authenticator apps do, whatever day local mode shows. */
export class LocalSecondFactors {
  constructor(
    private readonly accounts: LocalAccounts,
    private readonly clock: Clock,
    private readonly attempts: SignInAttempts,
  ) {}

  /** `isDone` is called once the factor is stored. */
  begin(account: LocalAccount, isDone: () => Promise<void>): NewSecondFactor {
    if (!account.emailVerified) throw new PortError('auth', 'unverified-email', account.uid)
    const secret = newTotpSecret()
    const finish = async (code: string, name: string) => {
      if (!(await isTotpCode(secret, code, this.clock.now()))) throw wrongCode()
      const factors = (await this.accounts.byUid(account.uid))?.factors ?? []
      await this.accounts.change(account.uid, { factors: [...factors, { id: crypto.randomUUID(), name, since: this.clock.now(), secret }] })
      await isDone()
    }
    return { secret, finish }
  }

  /** Throws `invalid-verification-code`, and `too-many-requests` after five wrong codes in a row. */
  async check({ uid, factors = [] }: LocalAccount, code: string): Promise<void> {
    const key = `code ${uid}`
    this.attempts.require(key)
    const right = await Promise.all(factors.map(({ secret }) => isTotpCode(secret, code, this.clock.now())))
    if (!right.includes(true)) {
      this.attempts.failed(key)
      throw wrongCode()
    }
    this.attempts.forget(key)
  }

  remove({ uid, factors = [] }: LocalAccount, id: string): Promise<void> {
    return this.accounts.change(uid, { factors: factors.filter(factor => factor.id !== id) })
  }
}

export const shownFactors = ({ factors = [] }: LocalAccount): readonly SecondFactor[] => factors.map(({ id, name, since }) => ({ id, name, since }))
