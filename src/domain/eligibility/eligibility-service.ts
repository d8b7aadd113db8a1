import { Callables } from '../shared/functions/callables'
import { decideEligibility, type EligibilityDecision } from './decide-eligibility.function'

/** The staff's decisions on proofs of eligibility. */
export class EligibilityService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  async decide(decision: EligibilityDecision): Promise<void> {
    await this.callables.call(decideEligibility, decision)
  }
}
