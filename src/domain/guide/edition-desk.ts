import { isPortError, PortError } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import type { DataOf, StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { editions } from './editions'
import { isEditionYear } from './guide-numbers'
import { type Published, publishSnapshot } from './publish-snapshot.function'

export type Edition = StoredOf<typeof editions>
export type NewEdition = { readonly id: string } & Pick<DataOf<typeof editions>, 'name' | 'city' | 'tz'>

/** Where staff keep the guide's editions. */
export class EditionDesk {
  static readonly inject = [Records, Functions] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
  ) {}

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

  /** Publishes the edition as it is now; what was left out comes back with its reason. */
  publish(editionId: string, makeCurrent: boolean): Promise<Published> {
    return call(this.functions, publishSnapshot, { editionId, makeCurrent })
  }
}
