import { Functions } from '../../ports/functions'
import { Storage } from '../../ports/storage'
import { call } from '../shared/cloud-function'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { decideEligibility, type EligibilityDecision } from './decide-eligibility.function'
import { type Eligibility, eligibility } from './eligibility'

/** Documents that people sent as proof, and what staff decide on them. */
export class EligibilityDesk {
  static readonly inject = [Records, Functions, Storage] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
    private readonly storage: Storage,
  ) {}

  /** All of them, those that wait first, the longest waiting before the others. */
  proofs(): Reading<readonly Eligibility[]> {
    const rank = ({ status }: Eligibility) => (status === 'pending' ? 0 : 1)
    return new RecordSets(this.records, [recordSet(eligibility)], async ([found]) =>
      [...found].sort((a, b) => rank(a) - rank(b) || a.createdAt.getTime() - b.createdAt.getTime()),
    )
  }

  document(path: string): Promise<Blob> {
    return this.storage.read(path)
  }

  async decide(decision: EligibilityDecision): Promise<void> {
    await call(this.functions, decideEligibility, decision)
  }
}
