import { Clock } from '../../../ports/clock'
import { grouped } from '../../shared/grouped'
import { organisation, organisationId } from '../../shared/records/organisation.collection'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { localMoment } from '../../shared/time/local-day'
import { membershipSeats } from '../family-seats/membership-seats.collection'
import { membershipProducts } from '../membership-products.collection'
import { memberships, terms } from '../memberships.collection'
import { type Membership, memberOn, type RosterMember, type StoredTerm } from './member'

/** Up to this many changed memberships, only their terms are read; beyond it, all terms are. */
const fewChanged = 20

/** Terms by membership and its revision: staff and payments change the membership together with its terms. */
type KnownTerms = Map<string, { readonly rev: number; readonly terms: readonly StoredTerm[] }>

/** Every membership with its state today. For staff only. */
export class MemberRoster {
  static readonly inject = [Records, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  all(): Reading<readonly RosterMember[]> {
    const known: KnownTerms = new Map()
    return new RecordSets(
      this.records,
      [recordSet(memberships), recordSet(membershipProducts), recordSet(membershipSeats)],
      async ([held, products, seats]) => {
        const [settings] = await Promise.all([this.records.get(organisation, organisationId), this.readTerms(held, known)])
        const today = localMoment(this.clock.now(), settings?.tz ?? 'UTC').date
        const productsById = new Map(products.map(product => [product.id, product]))
        const seatsById = grouped(seats, ({ membershipId }) => membershipId)
        return held.map(membership => ({
          ...memberOn(today, membership, known.get(membership.id)?.terms ?? [], productsById.get(membership.productId)),
          seats: seatsById.get(membership.id) ?? [],
        }))
      },
    )
  }

  private async readTerms(held: readonly Membership[], known: KnownTerms): Promise<void> {
    const changed = held.filter(({ id, rev }) => known.get(id)?.rev !== rev)
    if (changed.length > fewChanged) {
      const byMembership = grouped(await this.records.findPlaced(terms), ({ params }) => params['membership']!)
      for (const { id, rev } of changed) known.set(id, { rev, terms: (byMembership.get(id) ?? []).map(({ record }) => record) })
    } else
      await Promise.all(
        changed.map(async ({ id, rev }) => {
          known.set(id, { rev, terms: await this.records.find(terms, { params: { membership: id } }) })
        }),
      )
  }
}
