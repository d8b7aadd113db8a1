import { PortError } from '../../../ports/errors'
import { Functions } from '../../../ports/functions'
import { RolePreview } from '../preview/role-preview'
import { brokenRuleOf, call, type FunctionContract, onlyReads, takesRecentSignIn } from './cloud-function'
import { Reauthentication } from './reauthentication'

/** Calls callables by their contract, for the UI and for services. */
export class Callables {
  static readonly inject = [Functions, Reauthentication, RolePreview] as const

  constructor(
    private readonly functions: Functions,
    private readonly reauthentication: Reauthentication,
    private readonly preview: RolePreview,
  ) {}

  /** Rejects with `requires-recent-login` of the port `auth` if the contract requires a recent sign-in and there was none. */
  async call<I, O>(contract: FunctionContract<I, O>, input: I): Promise<O> {
    if (contract.repeatable !== onlyReads) this.preview.requireNone()
    this.preview.requireNotOwn(contract.access)
    if (takesRecentSignIn(contract, input)) this.reauthentication.require()
    try {
      return await call(this.functions, contract, input)
    } catch (error) {
      if (brokenRuleOf(error)?.rule !== 'requires-recent-login') throw error
      throw new PortError('auth', 'requires-recent-login', contract.name, { cause: error })
    }
  }
}
