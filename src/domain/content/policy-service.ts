import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { policies } from './pages.collection'

export type PolicyVersion = StoredOf<typeof policies>
export type PolicyKind = PolicyVersion['kind']

/** The organization's policies (terms, privacy and so on), with all versions that were ever in effect. */
export class PolicyService {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** Newest first. */
  versions(kind: PolicyKind): Reading<readonly PolicyVersion[]> {
    const inState = (status: 'effective' | 'superseded') =>
      recordSet(policies, {
        where: [
          ['kind', '==', kind],
          ['status', '==', status],
        ],
        limit: 100,
      })
    return new RecordSets(
      this.records,
      [inState('effective'), inState('superseded')],
      async (found): Promise<readonly PolicyVersion[]> => found.flat().sort((a, b) => b.version - a.version),
    )
  }
}
