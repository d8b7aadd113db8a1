import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { WallClock } from '../shared/time/wall-clock'
import { policies } from './policies.collection'
export type PolicyVersion = StoredOf<typeof policies>
export type PolicyKind = PolicyVersion['kind']

/** A version as visitors see it. */
export interface ShownPolicy extends PolicyVersion {
  /** Published, and in effect from a later day on. */
  readonly isAhead?: true
}

/** The organization's policies (terms, privacy and so on), with all versions that were ever published. */
export class PolicyService {
  static readonly inject = [Records, WallClock] as const

  constructor(
    private readonly records: Records,
    private readonly clock: WallClock,
  ) {}

  /** Newest first. */
  versions(kind: PolicyKind): Reading<readonly ShownPolicy[]> {
    const inState = (status: 'effective' | 'superseded') =>
      recordSet(policies, {
        where: [
          ['kind', '==', kind],
          ['status', '==', status],
        ],
        limit: 100,
      })
    return new RecordSets(this.records, [inState('effective'), inState('superseded')], async (found): Promise<readonly ShownPolicy[]> => {
      const now = this.clock.now()
      const versions = found.flat().sort((a, b) => b.version - a.version)
      return versions.map(one => (one.effective > now ? { ...one, isAhead: true } : one))
    })
  }
}
