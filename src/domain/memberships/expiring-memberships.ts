import { chunked } from '../shared/chunked'
import { grouped } from '../shared/grouped'
import { Records } from '../shared/records/records'
import { paidUntil } from './membership-state'
import { terms } from './memberships.collection'

/** Maximum number of values in one `in` filter (a Firestore limit). */
const maxInOneQuery = 30

/**
 * Memberships whose last day lies between two days, both included (`YYYY-MM-DD`); memberships that were renewed beyond are not included. For
 * staff only.
 */
export class ExpiringMemberships {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** Their ids, without duplicates. */
  async between(from: string, until: string): Promise<readonly string[]> {
    // Every last day is the end of one of the membership's terms, even after reversals.
    const ending = await this.records.findEverywhere(terms, {
      where: [
        ['end', '>=', from],
        ['end', '<=', until],
      ],
    })
    const holders = [...new Set(ending.map(({ personId }) => personId))]
    const placed = (
      await Promise.all(chunked(holders, maxInOneQuery).map(ids => this.records.findPlaced(terms, { where: [['personId', 'in', ids]] })))
    ).flat()
    const byMembership = grouped(placed, ({ params }) => params['membership']!)
    return [...byMembership].flatMap(([id, held]) => {
      const last = paidUntil(held.map(({ record }) => record))
      return last !== undefined && from <= last && last <= until ? [id] : []
    })
  }
}
