import { Auth } from '../../../ports/auth'
import { isPortError } from '../../../ports/errors'
import { artists } from '../../artists/artists.collection'
import { type Image, images } from '../../pictures/images.collection'
import { PictureService, type ShownPicture } from '../../pictures/picture-service'
import type { Saved } from '../../shared/change-unless-conflict'
import { Callables } from '../../shared/functions/callables'
import { brokenRuleOf } from '../../shared/functions/cloud-function'
import type { StoredOf } from '../../shared/records/collection'
import { constantReading, type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { unlessRefused } from '../../shared/records/unless-refused'
import { deadlines } from '../deadlines.collection'
import { editions, neighbourhoods, type Polygons, weekends } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import { polygonsOf } from '../places/outlines/city-outlines'
import { registrations, roster } from '../registrations.collection'
import { listingReviews } from '../review/listing-reviews.collection'
import { changeListing } from './change-listing.contract'
import type { ListingField } from './listing-form-fields'
import type { ListingFormValues } from './listing-form-values'

export type OwnListing = StoredOf<typeof listings>
export type OwnRegistration = StoredOf<typeof registrations>
export type HostedSite = StoredOf<typeof sites>
export type RosterLine = StoredOf<typeof roster>

/** The fields of an edition that its listings need. */
export interface EditionOfListing {
  readonly id: string
  readonly name: string
  readonly tz: string
  readonly deadlines: readonly StoredOf<typeof deadlines>[]
  readonly weekends: readonly StoredOf<typeof weekends>[]
  readonly tiers?: readonly string[] | undefined
  readonly tiersWithPicture?: readonly string[] | undefined
  readonly pictureSlot?: { readonly w: number; readonly h: number } | undefined
  readonly land?: string | undefined
  readonly streets?: string | undefined
}

/** All listings of a person, the latest edition first, with the records that they depend on. */
export interface PortalListings {
  readonly pid: string
  readonly listings: readonly OwnListing[]
  /** By registration id. */
  readonly registrations: ReadonlyMap<string, OwnRegistration>
  readonly editions: ReadonlyMap<string, EditionOfListing>
  /** Buildings that this person hosts. */
  readonly hosted: readonly HostedSite[]
  /** By building id. */
  readonly roster: ReadonlyMap<string, readonly RosterLine[]>
}

/** The data of the listing editor. */
export interface ListingInEditor {
  readonly listing: OwnListing
  readonly edition: EditionOfListing
  readonly registration?: OwnRegistration | undefined
  readonly building?: HostedSite | undefined
  readonly neighbourhoods: readonly ListedArea[]
  /** The picture and its metadata; absent if it is not ready. */
  readonly picture?: OwnImage | undefined
  readonly entrance?: OwnImage | undefined
  /** The artists who share the card; absent for a card of one artist. */
  readonly sharing?: CardSharing | undefined
  /** The card that this listing's artist shares since staff made one of several; absent where the listing is in the guide itself. */
  readonly sharedCard?: { readonly id: string; readonly name: string } | undefined
  /** What staff asked for most recently. */
  readonly note?: string | undefined
  readonly land: Polygons
  /** Path of the city's streets. */
  readonly streets?: string
}
export interface CardSharing {
  /** Names of those whose page is public, or whom the reader may see. */
  readonly names: readonly string[]
  /** The number of all of them. */
  readonly count: number
}
interface ListedArea {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly outline: Polygons
}
export interface OwnImage {
  readonly image: Image
  readonly shown: ShownPicture
}

/** The listings of an artist, and of the host of a building. */
export class OwnListings {
  static readonly inject = [Records, Auth, Callables, PictureService] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly callables: Callables,
    private readonly pictures: PictureService,
  ) {}

  /** `null` for an account without a person. */
  all(): Reading<PortalListings | null> {
    const pid = this.auth.current?.claims.pid
    const { records } = this
    if (pid === undefined) return nothing
    return new RecordSets(
      records,
      [
        recordSet(listings, { where: [['ownerIds', 'array-contains', pid]] }),
        recordSet(registrations, { where: [['personId', '==', pid]] }),
        recordSet(sites, { where: [['hostId', '==', pid]] }),
      ],
      async ([own, registered, hosted]) => {
        const shown = own.filter(({ deletedAt }) => !deletedAt)
        const editionIds = [...new Set([...shown, ...registered].map(({ editionId }) => editionId))]
        const [found, ...lines] = await Promise.all([
          Promise.all(editionIds.map(id => this.edition(id))),
          ...hosted.map(({ id: site }) => records.find(roster, { params: { site }, where: [['hostId', '==', pid]] })),
        ])
        return {
          pid,
          listings: shown.toSorted((a, b) => b.editionId.localeCompare(a.editionId) || a.sortName.localeCompare(b.sortName)),
          registrations: new Map(registered.map(one => [one.id, one])),
          editions: new Map(found.map(one => [one.id, one])),
          hosted: hosted.filter(({ deletedAt }) => !deletedAt),
          roster: new Map(hosted.map(({ id }, i) => [id, lines[i] ?? []])),
        }
      },
    )
  }

  /** One listing, live; `null` if it does not exist or belongs to somebody else. */
  one(id: string): Reading<ListingInEditor | null> {
    const made = async (listing: OwnListing | undefined) => (listing && !listing.deletedAt ? this.inEditor(listing) : null)
    return {
      read: async () => made(await this.records.get(listings, id).catch(unlessRefused)),
      watch: (next, fail) => {
        let latest = 0
        return this.records.watchOne(
          listings,
          id,
          listing => {
            const mine = ++latest
            made(listing).then(value => mine === latest && next(value), fail)
          },
          error => (isPortError(error, 'documents', 'permission-denied') ? next(null) : fail(error)),
        )
      },
    }
  }

  /** The artist's listing of the latest earlier edition. */
  async earlier(id: string): Promise<OwnListing | undefined> {
    const pid = this.auth.current?.claims.pid
    const { editionId = '', artistId } = (await this.records.get(listings, id).catch(unlessRefused)) ?? {}
    if (pid === undefined || artistId === undefined) return undefined
    const own = await this.records.find(listings, { where: [['ownerIds', 'array-contains', pid]] })
    return own
      .filter(other => other.artistId === artistId && other.id !== id && other.editionId < editionId && !other.deletedAt)
      .sort((a, b) => b.editionId.localeCompare(a.editionId))[0]
  }

  /** Saves the changed fields of a listing as it was read; if somebody else saved first, nothing is written. */
  async change(before: OwnListing, changed: readonly ListingField[], entered: ListingFormValues, openedAt: Date): Promise<Saved<typeof listings>> {
    const values = Object.fromEntries(changed.flatMap(name => (entered[name] === undefined ? [] : [[name, entered[name]]])))
    try {
      const { rev } = await this.callables.call(changeListing, {
        id: before.id,
        rev: before.rev,
        changed: [...changed],
        entered: values,
        openedAt: openedAt.toISOString(),
      })
      return { outcome: 'saved', rev }
    } catch (error) {
      if (brokenRuleOf(error)?.rule !== 'record-overtaken') throw error
      return { outcome: 'overtaken', theirs: await this.records.get(listings, before.id) }
    }
  }

  /** A picture that was just uploaded, for the preview before it is saved. */
  async image(id: string | undefined): Promise<OwnImage | undefined> {
    if (id === undefined) return undefined
    const [image, shown] = await Promise.all([this.records.get(images, id).catch(unlessRefused), this.pictures.byId([id])])
    return image && shown[id] ? { image, shown: shown[id] } : undefined
  }

  private async inEditor(listing: OwnListing): Promise<ListingInEditor> {
    const registration =
      listing.registrationId === undefined ? undefined : await this.records.get(registrations, listing.registrationId).catch(unlessRefused)
    const [edition, sharing, sharedCard, building, areas, picture, entrance, reviews] = await Promise.all([
      this.edition(listing.editionId),
      this.sharing(listing),
      this.sharedCard(listing, registration),
      listing.siteId === undefined ? undefined : this.records.get(sites, listing.siteId),
      this.records.find(neighbourhoods, { where: [['status', '==', 'active']] }),
      this.image(listing.imageId),
      this.image(listing.entranceImageId),
      this.reviews(listing),
    ])
    return {
      listing,
      edition,
      registration,
      building,
      picture,
      entrance,
      sharing,
      sharedCard,
      neighbourhoods: areas.map(({ id, name, colour, outline }) => ({ id, name, colour, outline: polygonsOf(outline) })),
      land: polygonsOf(edition.land),
      ...(edition.streets !== undefined && { streets: edition.streets }),
      note: reviews.toSorted((a, b) => b.at.getTime() - a.at.getTime()).find(({ note }) => note !== undefined)?.note,
    }
  }

  /** Artists share a card with the host, who is one of its owners but not named as an artist of it. */
  private async sharing({ ownerIds, sharedBy = [], artistId, siteId }: OwnListing): Promise<CardSharing | undefined> {
    if (sharedBy.length === 0) return undefined
    const count = sharedBy.length + 1
    const hostId = siteId === undefined ? undefined : (await this.records.get(sites, siteId))?.hostId
    const others = ownerIds.filter(id => id !== artistId && (id !== hostId || ownerIds.length === count))
    const found = await Promise.all(
      [...new Set([...(artistId === undefined ? [] : [artistId]), ...others])].map(id => this.records.get(artists, id).catch(unlessRefused)),
    )
    return { names: found.flatMap(artist => artist?.displayName ?? []), count }
  }

  private async sharedCard({ id, status }: OwnListing, registration: OwnRegistration | undefined): Promise<ListingInEditor['sharedCard']> {
    const cardId = registration?.listingId
    if (status !== 'withdrawn' || cardId === undefined || cardId === id) return undefined
    const card = await this.records.get(listings, cardId).catch(unlessRefused)
    return card && { id: cardId, name: card.displayName }
  }

  private reviews({ id, ownerIds }: OwnListing) {
    const pid = this.auth.current?.claims.pid ?? ''
    // Staff may query all listings; owners must query for their own, or the access rules refuse the query.
    const where = ownerIds.includes(pid) ? { where: [['ownerIds', 'array-contains', pid]] as const } : {}
    return this.records.find(listingReviews, { params: { listing: id }, ...where })
  }

  private async edition(id: string): Promise<EditionOfListing> {
    const params = { edition: id }
    const [edition, dates, days] = await Promise.all([
      this.records.get(editions, id).catch(unlessRefused),
      this.records.find(deadlines, { params }),
      this.records.find(weekends, { params }),
    ])
    const { name = `Edition ${id}`, tiers, tiersWithPicture, pictureSlot, land } = edition ?? {}
    const tz = edition?.tz ?? dates[0]?.at.tz ?? 'UTC'
    return { id, name, tz, tiers, tiersWithPicture, pictureSlot, land, deadlines: dates, weekends: days.toSorted((a, b) => a.n - b.n) }
  }
}

/** For an account without a person. */
const nothing = constantReading(null)
