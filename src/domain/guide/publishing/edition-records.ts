import { artists, artworks } from '../../artists/artists.collection'
import { events } from '../../events/events.collection'
import { images } from '../../pictures/images.collection'
import { usablePictureIds } from '../../pictures/usable-picture-ids'
import { ascending } from '../../shared/ascending'
import { chunked } from '../../shared/chunked'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { articles } from '../articles/articles.collection'
import { editionAt } from '../edition-at'
import { editions, neighbourhoods, weekends } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import { withoutForeignPictures } from './without-foreign-pictures'

export type Listing = StoredOf<typeof listings>

/** All records from which an edition's guide is made, including listings of all states. */
export interface EditionRecords {
  readonly edition: StoredOf<typeof editions>
  readonly weekends: readonly StoredOf<typeof weekends>[]
  readonly neighbourhoods: readonly StoredOf<typeof neighbourhoods>[]
  readonly listings: readonly Listing[]
  readonly sites: ReadonlyMap<string, StoredOf<typeof sites>>
  readonly events: readonly StoredOf<typeof events>[]
  readonly articles: readonly StoredOf<typeof articles>[]
  readonly artists: ReadonlyMap<string, StoredOf<typeof artists>>
  /** By artist, in the order that the artist chose. */
  readonly artworks: ReadonlyMap<string, readonly StoredOf<typeof artworks>[]>
  readonly images: ReadonlyMap<string, StoredOf<typeof images>>
}

/** Reads a whole edition; refuses with `edition-missing`. */
export async function readEdition(records: Records, editionId: string): Promise<EditionRecords> {
  const edition = await editionAt(records, editionId)
  const ofEdition = [['editionId', '==', editionId] as const]
  const [itsWeekends, namedListings, itsEvents, itsArticles, ofCity] = await Promise.all([
    records.find(weekends, { params: { edition: editionId }, orderBy: [['n', 'asc']] }),
    records.find(listings, { where: ofEdition }),
    records.find(events, { where: ofEdition }),
    records.find(articles, { where: [...ofEdition, ['status', '==', 'published']] }),
    records.find(neighbourhoods, { where: [['city', '==', edition.city]] }),
  ])
  const itsListings = await withOwnPictures(records, namedListings)
  const artistIds = idsOf(itsListings.map(listing => listing.artistId))
  const [itsSites, itsArtists, itsArtworks, others] = await Promise.all([
    records.getAll(sites, idsOf(itsListings.map(listing => listing.siteId))),
    records.getAll(artists, artistIds),
    artworksOf(records, artistIds),
    // A neighborhood may belong to the next town and still contain a studio of this edition.
    records.getAll(
      neighbourhoods,
      idsOf([...itsListings, ...itsEvents].map(r => r.neighbourhoodId)).filter(id => !ofCity.some(n => n.id === id)),
    ),
  ])
  const imageIds = [
    ...itsListings.flatMap(({ imageId, entranceImageId }) => [imageId, entranceImageId]),
    ...itsArticles.map(article => article.imageId),
    ...[...itsArtworks.values()].flat().map(work => work.imageIds[0]),
  ]
  return {
    edition,
    weekends: itsWeekends,
    neighbourhoods: [...ofCity, ...others.values()],
    listings: itsListings,
    sites: itsSites,
    events: itsEvents,
    articles: itsArticles,
    artists: itsArtists,
    artworks: itsArtworks,
    images: await records.getAll(images, idsOf(imageIds)),
  }
}

/** Without pictures of other people. Staff photograph entrances too, for listings that are not theirs. */
export async function withOwnPictures(records: Records, named: readonly Listing[]): Promise<readonly Listing[]> {
  const ownersOf = ({ ownerIds }: Listing) => ownerIds
  return withoutForeignPictures(records, await withoutForeignPictures(records, named, ownersOf), ownersOf, {
    field: 'entranceImageId',
    place: ({ id }) => `${listings.path}/${id}`,
  })
}

const idsOf = (ids: readonly (string | undefined)[]) => [...new Set(ids.filter(id => id !== undefined))].sort()

/** Maximum number of values in one `in` query (a limit of Firestore). */
const maxInOneQuery = 30

/** The public works of artists, without pictures that are not theirs. */
export async function artworksOf(records: Records, artistIds: readonly string[]): Promise<EditionRecords['artworks']> {
  const found = await Promise.all(
    chunked(artistIds, maxInOneQuery).map(ids =>
      records.find(artworks, {
        where: [
          ['artistId', 'in', ids],
          ['status', '==', 'public'],
        ],
      }),
    ),
  )
  const works = found.flat().sort(ascending('order', 'id'))
  const pictures = await records.getAll(images, idsOf(works.map(work => work.imageIds[0])))
  const own = works.map(work => ({ ...work, imageIds: usablePictureIds(work.imageIds, work.artistId, pictures) }))
  return new Map(artistIds.map(id => [id, own.filter(work => work.artistId === id)]))
}
