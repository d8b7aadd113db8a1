import { Clock } from '../../ports/clock'
import { Documents, type Where } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { artworks } from '../artists/artists.collection'
import { events } from '../events/events.collection'
import { weekends } from '../guide/editions.collection'
import { listings } from '../guide/listings.collection'
import { PublishedGuide } from '../guide/reading/published-guide'
import { registrations } from '../guide/registrations.collection'
import { mailings } from '../mail/mailings.collection'
import { membershipProducts } from '../memberships/membership-products.collection'
import { terms } from '../memberships/memberships.collection'
import { passport } from '../people/passport.collection'
import { grouped } from '../shared/grouped'
import type { StoredOf } from '../shared/records/collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { Records } from '../shared/records/records'
import { dayNumber, localMoment } from '../shared/time/local-day'
import { isMoney } from '../shop/daily-takings'
import { payments } from '../shop/payments.collection'
import { counters, unansweredWords } from './counters.collection'
import type { MemberTerm } from './member-retention'
import type { Season } from './season-days'
import type { SavedKind } from './visit-count-names'
import { type Counts, readCounts } from './visit-counts'

export type Registration = StoredOf<typeof registrations>
export type Mailing = StoredOf<typeof mailings>
export type Stamp = StoredOf<typeof passport>
export type Payment = StoredOf<typeof payments>

const dayLength = 86_400_000

/** What one figure may read at most: several times what a large season has. Further records are left out. */
const maxRecords = 20_000

/** The figures of a season: daily counts, and other records by day. Each figure is for staff who may read its records. */
export class SeasonFigures {
  static readonly inject = [Records, Documents, Clock, PublishedGuide] as const

  constructor(
    private readonly records: Records,
    private readonly documents: Documents,
    private readonly clock: Clock,
    private readonly guide: PublishedGuide,
  ) {}

  /** Today's date in the organization's time zone. */
  async today(): Promise<string> {
    return localMoment(this.clock.now(), (await this.records.get(organisation, organisationId))?.tz ?? 'UTC').date
  }

  /** Every edition that has a weekend. Weekends are public, also of editions that are not published yet. */
  async seasons(): Promise<readonly Season[]> {
    const found = await this.documents.query({ collection: nameOf(weekends), group: true })
    const byEdition = grouped(found, ({ path }) => path.split('/')[1]!)
    return [...byEdition].flatMap(([id, docs]) => {
      const days = (of: typeof docs) =>
        of.flatMap(({ data }) => (data['days'] as readonly { readonly date: string }[]).map(({ date }) => date)).sort()
      const first = days(docs.filter(({ data }) => data['n'] === 1))[0]
      return first === undefined ? [] : [{ id, first, last: days(docs).at(-1)! }]
    })
  }

  /** The counts by day. */
  async counted(from: string, until: string): Promise<ReadonlyMap<string, Counts>> {
    const found = await this.records.find(counters, { where: between('day', from, until) })
    return new Map(found.map(({ day, counts }) => [day, readCounts(counts)]))
  }

  /** Searches without results whose words may be read, by their hash. */
  async words(): Promise<ReadonlyMap<string, { readonly area: string; readonly words: string }>> {
    const found = await this.records.find(unansweredWords, { where: [['words', '>', '']] })
    return new Map(found.map(({ id, area, words }) => [id, { area, words: words! }]))
  }

  /** Titles of saved things, as far as the caller may read them. */
  async titles(kind: SavedKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const titled = await Promise.all(ids.map(async id => [id, await this.title(kind, id)] as const))
    return new Map(titled.filter((entry): entry is readonly [string, string] => entry[1] !== undefined))
  }

  private async title(kind: SavedKind, id: string): Promise<string | undefined> {
    try {
      if (kind === 'listing') return (await this.records.get(listings, id))?.displayName
      return (await (kind === 'artwork' ? this.records.get(artworks, id) : this.records.get(events, id)))?.title
    } catch (error) {
      // Unpublished things have no title here.
      if (isPortError(error, 'documents', 'permission-denied')) return undefined
      throw error
    }
  }

  /** For staff of the scope guide. */
  registrations(editionId: string): Promise<readonly Registration[]> {
    return this.records.find(registrations, { where: [['editionId', '==', editionId]], limit: maxRecords })
  }

  /** For staff of the scope guide. */
  stamps(editionId: string): Promise<readonly Stamp[]> {
    return this.records.find(passport, { where: [['editionId', '==', editionId]], limit: maxRecords })
  }

  /** Names of an edition's published studios, by listing id. */
  async studios(editionId: string): Promise<ReadonlyMap<string, string>> {
    const index = await this.guide.index(editionId)
    return new Map((index?.listings ?? []).map(({ id, name }) => [id, name]))
  }

  /** Payments and refunds; for staff of the scope money. */
  async payments(from: string, until: string): Promise<readonly Payment[]> {
    const found = await this.records.find(payments, { where: between('receivedOn', from, until), limit: maxRecords })
    return found.filter(isMoney)
  }

  /** Mailings sent or scheduled between two days, in any time zone; for staff of the scope mail. */
  mailings(from: string, until: string): Promise<readonly Mailing[]> {
    const begin = new Date((dayNumber(from) - 1) * dayLength)
    const end = new Date((dayNumber(until) + 2) * dayLength)
    return this.records.find(mailings, {
      where: [
        ['sendAt', '>=', begin],
        ['sendAt', '<', end],
      ],
      limit: maxRecords,
    })
  }

  /** All terms, without their members. */
  async terms(): Promise<readonly MemberTerm[]> {
    const [found, products] = await Promise.all([
      this.documents.query({ collection: nameOf(terms), group: true, limit: maxRecords }),
      this.records.find(membershipProducts, { where: [['status', '==', 'live']] }),
    ])
    const grace = new Map(products.map(({ id, graceDays }) => [id, graceDays]))
    return found.map(({ path, data }) => {
      const { start, end, kind, replaces, level = '' } = data as unknown as Omit<MemberTerm, 'membershipId'> & { readonly level?: string }
      const [, membershipId = '', , id = ''] = path.split('/')
      const [productId = ''] = level.split('/')
      return { id, membershipId, start, end, kind, graceDays: grace.get(productId), ...(replaces && { replaces }) }
    })
  }
}

const nameOf = ({ path }: { readonly path: string }) => path.slice(path.lastIndexOf('/') + 1)

const between = (field: string, from: string, until: string): readonly Where[] => [
  [field, '>=', from],
  [field, '<=', until],
]
