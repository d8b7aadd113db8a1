import { Documents } from '../../ports/documents'
import { terms } from './memberships'

const collection = terms.path.slice(terms.path.lastIndexOf('/') + 1)
/** Values that one `in` may name (the database's own limit). */
const mostInOneQuery = 30

/**
 * Memberships whose last term ends from one day to another, both included (`YYYY-MM-DD`): who has renewed is not among them. Whoever asks
 * must be of the staff.
 */
export class ExpiringMemberships {
  static readonly inject = [Documents] as const

  constructor(private readonly documents: Documents) {}

  /** Their ids, each once. */
  async between(from: string, until: string): Promise<readonly string[]> {
    const ending = await this.terms([
      ['end', '>=', from],
      ['end', '<=', until],
    ])
    const theirs = [...new Set(ending.map(({ personId }) => personId))]
    const chunks = Array.from({ length: Math.ceil(theirs.length / mostInOneQuery) }, (_, i) =>
      theirs.slice(i * mostInOneQuery, (i + 1) * mostInOneQuery),
    )
    const every = (await Promise.all(chunks.map(ids => this.terms([['personId', 'in', ids]])))).flat()
    const renewed = new Set(every.filter(({ end }) => end > until).map(({ membershipId }) => membershipId))
    return [...new Set(ending.map(({ membershipId }) => membershipId))].filter(id => !renewed.has(id))
  }

  /** Spans of any membership; what was taken back is none. */
  private async terms(where: NonNullable<Parameters<Documents['query']>[0]['where']>) {
    const found = await this.documents.query({ collection, group: true, where })
    return found
      .filter(({ data }) => data['kind'] !== 'reverse')
      .map(({ path, data }) => ({ membershipId: path.split('/')[1]!, personId: String(data['personId']), end: String(data['end']) }))
  }
}
