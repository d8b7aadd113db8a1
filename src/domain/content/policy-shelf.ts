import type { StoredOf } from '../shared/collection'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { policies } from './pages'

export type PolicyVersion = StoredOf<typeof policies>
export type PolicyKind = PolicyVersion['kind']

/** The rules the organisation publishes, with every version that was ever in force. */
export class PolicyShelf {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The newest first. */
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
