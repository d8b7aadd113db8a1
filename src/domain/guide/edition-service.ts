import { isPortError, PortError } from '../../ports/errors'
import type { DataOf, StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { editions } from './editions.collection'
import { isEditionYear } from './reading/guide-numbers'

export type Edition = StoredOf<typeof editions>
export type NewEdition = { readonly id: string } & Pick<DataOf<typeof editions>, 'name' | 'city' | 'tz'>

/** Staff access to the guide's editions. */
export class EditionService {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** Every edition, newest first. */
  async list(): Promise<readonly Edition[]> {
    const all = await this.records.find(editions)
    return [...all].sort((a, b) => (a.id < b.id ? 1 : -1))
  }

  /** Creates an edition in planning. The id is its year, 1900–2999, because `/sfosguide/{year}` is its address. Throws `edition-exists`. */
  async create({ id, name, city, tz }: NewEdition): Promise<void> {
    if (!isEditionYear(id)) throw new PortError('documents', 'invalid-argument', 'editions', { details: { id } })
    try {
      await this.records.commit(this.records.creating(editions, id, { name, city, tz, status: 'planning' }))
    } catch (error) {
      if (isPortError(error, 'documents', 'already-exists')) throw new RuleBroken('edition-exists', { id })
      throw error
    }
  }
}
