import { artists } from '../artists/artists.collection'
import { events, publicEventStates } from '../events/events.collection'
import { editions, neighbourhoods } from '../guide/editions.collection'
import { listings } from '../guide/listings.collection'
import { compareNumbers, type MapNumber, numberOf } from '../guide/numbering/map-number'
import { withoutForeignPictures } from '../guide/publishing/without-foreign-pictures'
import { images } from '../pictures/images.collection'
import type { StoredOf } from '../shared/records/collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Records } from '../shared/records/records'

type ById<C> = ReadonlyMap<string, StoredOf<C>>

/** The records from which the calendar is built: of public events, or of one that is looked at before. */
export interface CalendarRecords {
  readonly organisation: StoredOf<typeof organisation> | undefined
  /** The current edition, whose base map the calendar uses. */
  readonly edition: StoredOf<typeof editions> | undefined
  readonly neighbourhoods: readonly StoredOf<typeof neighbourhoods>[]
  readonly events: readonly StoredOf<typeof events>[]
  readonly listings: ById<typeof listings>
  /** Map numbers of events' buildings in the current edition. */
  readonly siteNumbers: ReadonlyMap<string, MapNumber>
  readonly artists: ById<typeof artists>
  readonly images: ById<typeof images>
}

export async function readCalendar(records: Records, previewed?: StoredOf<typeof events>): Promise<CalendarRecords> {
  const [settings, named, hoods] = await Promise.all([
    records.get(organisation, organisationId),
    previewed ? [previewed] : records.find(events, { where: [['status', 'in', [...publicEventStates]]] }),
    previewed ? [] : records.find(neighbourhoods),
  ])
  const all = await withoutForeignPictures(records, named, ({ hostIds }) => hostIds)
  const current = settings?.currentEdition
  const [edition, siteNumbers, itsListings, itsArtists, itsImages] = await Promise.all([
    current === undefined ? undefined : records.get(editions, current),
    numbersOf(
      records,
      current,
      all.flatMap(event => event.siteId ?? []),
    ),
    records.getAll(
      listings,
      all.map(event => event.listingId),
    ),
    records.getAll(
      artists,
      all.flatMap(event => event.hostIds),
    ),
    records.getAll(
      images,
      all.map(event => event.imageId),
    ),
  ])
  return {
    organisation: settings,
    edition,
    siteNumbers,
    neighbourhoods: hoods,
    events: all,
    listings: itsListings,
    artists: itsArtists,
    images: itsImages,
  }
}

/** Studios in one building have the same number, so one of them is enough. */
async function numbersOf(records: Records, editionId: string | undefined, siteIds: readonly string[]): Promise<ReadonlyMap<string, MapNumber>> {
  if (editionId === undefined) return new Map()
  const found = await Promise.all(
    [...new Set(siteIds)].map(async siteId => {
      const inSite = await records.find(listings, {
        where: [
          ['editionId', '==', editionId],
          ['siteId', '==', siteId],
          ['status', '==', 'published'],
        ],
      })
      const [first] = inSite.flatMap(listing => numberOf(listing) ?? []).sort(compareNumbers)
      return first === undefined ? [] : [[siteId, first] as const]
    }),
  )
  return new Map(found.flat())
}
