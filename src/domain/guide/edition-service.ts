import { isPortError, PortError } from '../../ports/errors'
import type { DataOf, StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { editionKey, isEditionKey } from './edition-key'
import { newestFirst } from './edition-order'
import { editions, shownStates } from './editions.collection'

export type Edition = StoredOf<typeof editions>
export type NewEdition = Pick<DataOf<typeof editions>, 'year' | 'name' | 'city' | 'tz'> & {
  /** Distinguishes it from another festival in the same year. */
  readonly word?: string
}

/** Staff access to the guide's editions. */
export class EditionService {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** Every edition, newest first. */
  async list(): Promise<readonly Edition[]> {
    const all = await this.records.find(editions)
    return newestFirst(all)
  }

  /** Those that everybody may know: from the call on. The rules let others find them by one state at a time. */
  async known(): Promise<readonly Edition[]> {
    const found = await Promise.all(shownStates.map(status => this.records.find(editions, { where: [['status', '==', status]] })))
    return newestFirst(found.flat())
  }

  /** Creates an edition in planning, and returns its key. Throws `edition-exists`. */
  async create({ year, word, name, city, tz }: NewEdition): Promise<string> {
    const id = editionKey(year, word)
    if (!isEditionKey(id)) throw new PortError('documents', 'invalid-argument', 'editions', { details: { id } })
    try {
      await this.records.commit(this.records.creating(editions, id, { name, year, city, tz, status: 'planning' }))
      return id
    } catch (error) {
      if (isPortError(error, 'documents', 'already-exists')) throw new RuleBroken('edition-exists', { id })
      throw error
    }
  }
}
