import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { policies } from './pages'

export type PolicyVersion = StoredOf<typeof policies>
export type PolicyKind = PolicyVersion['kind']

/** The rules the organisation publishes, with every version that was ever in force. */
export class PolicyShelf {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The newest first. */
  async versions(kind: PolicyKind): Promise<readonly PolicyVersion[]> {
    const states = ['effective', 'superseded'] as const
    const found = await Promise.all(
      states.map(status =>
        this.records.find(policies, {
          where: [
            ['kind', '==', kind],
            ['status', '==', status],
          ],
          limit: 100,
        }),
      ),
    )
    return found.flat().sort((a, b) => b.version - a.version)
  }
}
