import { Auth } from '../../../ports/auth'
import { Ids } from '../../../ports/ids'
import { ascending } from '../../shared/ascending'
import type { StoredOf } from '../../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { unlessRefused } from '../../shared/records/unless-refused'
import { deadlines } from '../deadlines.collection'
import { editions, neighbourhoods, weekends } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import { prices } from '../price-tables.collection'
import { registrations } from '../registrations.collection'
import { callNoticeId, callNotices } from './call-notices.collection'
import { type ListingInvitation, listingInvitations } from './listing-invitations.collection'
import { places } from './places.collection'
import type { StoredRegistration } from './registrations-transaction'

export type CallEdition = StoredOf<typeof editions>

/** All public facts about a call that an artist needs for registering. */
export interface OpenCall {
  readonly deadlines: readonly StoredOf<typeof deadlines>[]
  readonly weekends: readonly StoredOf<typeof weekends>[]
  readonly neighbourhoods: readonly StoredOf<typeof neighbourhoods>[]
  readonly sites: readonly StoredOf<typeof sites>[]
  /** By building id. */
  readonly places: ReadonlyMap<string, StoredOf<typeof places>>
  /** The current prices. */
  readonly prices: StoredOf<typeof prices> | undefined
}

/** An unused invitation to register again. */
export interface OwnInvitation extends ListingInvitation {
  readonly edition: string
  /** The earlier listing; absent if it was removed. */
  readonly source: StoredOf<typeof listings> | undefined
}

/** An artist's registrations, and the call for them. */
export class OwnRegistrations {
  static readonly inject = [Records, Auth, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly ids: Ids,
  ) {}

  call({ id, city }: CallEdition): Reading<OpenCall> {
    const params = { edition: id }
    return new RecordSets(
      this.records,
      [
        recordSet(deadlines, { params }),
        recordSet(weekends, { params }),
        recordSet(neighbourhoods, { where: [['status', '==', 'active']] }),
        recordSet(sites),
        recordSet(places, { params }),
        recordSet(prices, { params, where: [['status', '==', 'active']] }),
      ],
      async ([set, open, areas, buildings, taken, [active]]) => ({
        deadlines: set,
        weekends: open.toSorted((a, b) => a.n - b.n),
        neighbourhoods: areas.filter(area => area.city === city).toSorted(ascending('name')),
        sites: buildings.filter(site => site.city === city && !site.deletedAt).toSorted(ascending('name')),
        places: new Map(taken.map(one => [one.id, one])),
        prices: active,
      }),
    )
  }

  /** Newest first. */
  get registrations(): Reading<readonly StoredRegistration[]> {
    const personId = this.auth.current?.claims.pid
    const own = personId === undefined ? [] : [recordSet(registrations, { where: [['personId', '==', personId]] })]
    return new RecordSets(this.records, own, async found => found.flat().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()))
  }

  /** Unused invitations. */
  get invitations(): Reading<readonly OwnInvitation[]> {
    const personId = this.auth.current?.claims.pid
    const own = personId === undefined ? [] : [recordSet(listingInvitations, { where: [['personId', '==', personId]] })]
    return new RecordSets(this.records, own, async found =>
      Promise.all(
        found
          .flat()
          .filter(({ status }) => status !== 'used')
          .map(async one => {
            const [edition, source] = await Promise.all([
              this.records.get(editions, one.editionId).catch(unlessRefused),
              this.records.get(listings, one.fromId).catch(unlessRefused),
            ])
            return { ...one, edition: edition?.name ?? `Edition ${one.editionId}`, source }
          }),
      ),
    )
  }

  /** Whether the user will get a mail when the call opens. */
  async waitsForCall(editionId: string): Promise<boolean> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return false
    const [found] = await this.records.find(callNotices, {
      where: [
        ['personId', '==', personId],
        ['editionId', '==', editionId],
      ],
      limit: 1,
    })
    return found?.id === callNoticeId(editionId, personId)
  }

  /** Stores that the user has started a registration, and returns its id; several devices continue the same one. */
  async begin(editionId: string): Promise<string> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return this.ids.next()
    const own = await this.records.find(registrations, { where: [['personId', '==', personId]] })
    const begun = own.filter(one => one.editionId === editionId && one.status === 'draft').toSorted(ascending('id'))[0]
    if (begun) return begun.id
    const id = this.ids.next()
    const draft = { personId, editionId, n: 1, insuranceOk: false, volunteerHours: 0, status: 'draft' } as const
    await this.records.commit(this.records.creating(registrations, id, draft))
    return id
  }
}
