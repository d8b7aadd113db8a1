import { type PriceBand, priceBandOf } from '../artists/price-and-size-bands'
import { bucketOf } from '../guide/publishing/guide-snapshot-types'
import type { PublishedPicture } from '../pictures/published-picture'
import { ascending } from '../shared/ascending'
import { omitUndefined } from '../shared/omit-undefined'
import { alphabet } from '../shared/text/alphabet'
import type { ArtistsRecords } from './artists-records'
import type { ArtistCard, ArtistDetail, ArtistsDetails, ArtistsIndex, PublishedWorks, WorkCard, WorkDetail } from './artists-snapshot-types'

/** Artists in one detail file. */
const artistsPerBucket = 30

/** The number of works shown for a member (product.md C3: at most 60). */
const maxWorks = 60

/** A snapshot without its hash and time. */
export interface ArtistsContent {
  readonly index: Omit<ArtistsIndex, 'hash' | 'publishedAt'>
  readonly works: PublishedWorks
  readonly details: readonly ArtistsDetails[]
}

/** When visitors could first see each work; `undefined` for old ones. */
export type SeenSince = (work: ArtistsRecords['artworks'][number]) => string | undefined

/** The published artists and works. The same records give the same content, byte for byte. */
export function buildArtistsSnapshot(
  records: ArtistsRecords,
  pictures: ReadonlyMap<string, PublishedPicture>,
  since: SeenSince = () => undefined,
): ArtistsContent {
  const hung = new Map<string, WorkCard[]>()
  const newest = new Map<string, string>()
  for (const work of records.artworks) {
    const picture = pictures.get(work.imageIds[0] ?? '')
    const beside = hung.get(work.artistId) ?? []
    // A work without a ready picture is not published.
    if (!picture || beside.length >= maxWorks) continue
    hung.set(work.artistId, [...beside, workCard(work, picture, since(work))])
    const came = dayOf(work.createdAt)
    if (came > (newest.get(work.artistId) ?? '')) newest.set(work.artistId, came)
  }
  const artists = [...records.artists].sort((a, b) => alphabet.compare(a.sortName, b.sortName) || ascending('id')(a, b))
  const cards = artists.map(artist => artistCard(artist, hung.get(artist.id) ?? [], newest.get(artist.id) ?? dayOf(artist.createdAt)))
  const used = new Set(cards.flatMap(card => card.neighbourhoodId ?? []))
  const works = artists.flatMap(({ id }) => hung.get(id) ?? [])
  const buckets = Math.max(1, Math.ceil(cards.length / artistsPerBucket))
  return {
    index: {
      format: 1,
      neighbourhoods: records.neighbourhoods
        .filter(({ id }) => used.has(id))
        .sort(ascending('order', 'id'))
        .map(({ id, name }) => ({ id, name })),
      artists: cards,
      buckets,
    },
    works: { works },
    details: detailsOf(records, pictures, new Set(works.map(({ id }) => id)), buckets),
  }
}

type Artist = ArtistsRecords['artists'][number]
type Work = ArtistsRecords['artworks'][number]

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const workCard = (
  { id, artistId, title, year, medium, tags, size, price, availability, colours }: Work,
  picture: PublishedPicture,
  since: string | undefined,
): WorkCard =>
  omitUndefined<WorkCard>({
    id,
    artistId,
    title,
    year,
    medium,
    tags,
    picture,
    size,
    cents: price?.cents,
    availability,
    colours: colours ?? [],
    since,
  })

function artistCard({ id, handle, displayName, sortName, media, neighbourhoodId, status }: Artist, works: readonly WorkCard[], latest: string) {
  const forSale = works.filter(work => work.availability === 'sale')
  const cover = works[0]
  return omitUndefined<ArtistCard>({
    id,
    handle,
    name: displayName,
    sortName,
    media,
    neighbourhoodId,
    memorial: status === 'memorial' || undefined,
    latest,
    works: works.length,
    forSale: forSale.length,
    bands: [...new Set<PriceBand>(forSale.flatMap(({ cents }) => (cents === undefined ? [] : [priceBandOf(cents)])))],
    cover: cover && { ...cover.picture, title: cover.title },
  })
}

function detailsOf(records: ArtistsRecords, pictures: ReadonlyMap<string, PublishedPicture>, shown: ReadonlySet<string>, buckets: number) {
  const details = Array.from({ length: buckets }, () => ({ artists: {} as Record<string, ArtistDetail>, works: {} as Record<string, WorkDetail> }))
  for (const { id, statement, links, commissions, teaching, portraitId } of records.artists)
    details[bucketOf(id, buckets)]!.artists[id] = omitUndefined<ArtistDetail>({
      statement,
      links,
      commissions: commissions || undefined,
      teaching: teaching || undefined,
      portrait: pictures.get(portraitId ?? ''),
    })
  for (const { id, description, imageIds } of records.artworks) {
    const others = imageIds.slice(1).flatMap(image => pictures.get(image) ?? [])
    if (shown.has(id) && (description !== undefined || others.length > 0))
      details[bucketOf(id, buckets)]!.works[id] = omitUndefined<WorkDetail>({ description, pictures: others })
  }
  return details
}
