import { Documents } from '../../ports/documents'
import { terms } from './memberships.collection'

const collection = terms.path.slice(terms.path.lastIndexOf('/') + 1)
/** Values that one `in` may have (the database's own limit). */
const maxInOneQuery = 30

/** Memberships whose last term ends between two days, both included (`YYYY-MM-DD`), so without renewed ones. For staff only. */
export class ExpiringMemberships {
  static readonly inject = [Documents] as const

  constructor(private readonly documents: Documents) {}

  /** Their ids, without duplicates. */
  async between(from: string, until: string): Promise<readonly string[]> {
    const ending = await this.terms([
      ['end', '>=', from],
      ['end', '<=', until],
    ])
    const theirs = [...new Set(ending.map(({ personId }) => personId))]
    const chunks = Array.from({ length: Math.ceil(theirs.length / maxInOneQuery) }, (_, i) =>
      theirs.slice(i * maxInOneQuery, (i + 1) * maxInOneQuery),
    )
    const every = (await Promise.all(chunks.map(ids => this.terms([['personId', 'in', ids]])))).flat()
    const renewed = new Set(every.filter(({ end }) => end > until).map(({ membershipId }) => membershipId))
    return [...new Set(ending.map(({ membershipId }) => membershipId))].filter(id => !renewed.has(id))
  }

  /** Terms of all memberships, without reversed ones. */
  private async terms(where: NonNullable<Parameters<Documents['query']>[0]['where']>) {
    const found = await this.documents.query({ collection, group: true, where })
    return found
      .filter(({ data }) => data['kind'] !== 'reverse')
      .map(({ path, data }) => ({ membershipId: path.split('/')[1]!, personId: String(data['personId']), end: String(data['end']) }))
  }
}
