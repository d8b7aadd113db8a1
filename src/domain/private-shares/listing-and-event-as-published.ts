import { artists } from '../artists/artists.collection'
import { eventAsPublished } from '../calendar/event-as-published'
import type { Event } from '../events/events.collection'
import type { articles } from '../guide/articles/articles.collection'
import { editions } from '../guide/editions.collection'
import { sites } from '../guide/listings.collection'
import { numberOf } from '../guide/numbering/map-number'
import { artworksOf, type Listing, withOwnPictures } from '../guide/publishing/edition-records'
import { guideCard, guideDetail } from '../guide/publishing/guide-cards'
import { listingToPublish } from '../guide/publishing/listings-to-publish'
import { previewArticle } from '../guide/publishing/preview-article'
import { entrancesOf } from '../guide/publishing/published-entrances'
import { images } from '../pictures/images.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import type { StoredOf } from '../shared/records/collection'
import type { ShownThing } from './resolve-private-share.contract'

/** What a share shows, with the pictures in it. */
export interface SharedThing {
  readonly shown: ShownThing
  readonly imageIds: readonly string[]
  /** Whose pictures they are is not said. */
  readonly isBlind?: true
}

const known = (ids: readonly (string | undefined)[]) => ids.filter(id => id !== undefined)

/** A listing as the guide would publish it now, with the public profile of its artist. */
export async function listingProof({ systemRecords: records, clock }: HandlerContext, named: Listing): Promise<SharedThing | undefined> {
  const { editionId, siteId, artistId } = named
  const [edition, itsSites, itsArtists, artworks, [listing = named]] = await Promise.all([
    records.get(editions, editionId),
    records.getAll(sites, [siteId]),
    records.getAll(artists, [artistId]),
    artworksOf(records, known([artistId])),
    withOwnPictures(records, [named]),
  ])
  if (!edition) return undefined
  const works = [...artworks.values()].flat().map(({ imageIds }) => imageIds[0])
  const imageIds = known([listing.imageId, listing.entranceImageId, ...works])
  const found = await records.getAll(images, imageIds)
  const published = listingToPublish(listing, itsSites)
  const number = numberOf(listing)
  const sources = {
    records: { edition, artists: itsArtists, sites: itsSites, artworks },
    weekends: [],
    numbers: new Map(number === undefined ? [] : [[listing.id, number]]),
    // A picture is read with the pass of the view: here its id stands for its address.
    pictures: new Map([...found].map(([id, { alt, width, height }]) => [id, { src: id, alt, width, height }])),
    entrances: entrancesOf({ sites: itsSites, images: found }, [published]),
  }
  const shown = {
    kind: 'listing' as const,
    edition: { id: edition.id, city: edition.city, tz: edition.tz },
    card: guideCard(published, sources),
    detail: guideDetail(published, sources),
    now: clock.now().toISOString(),
  }
  return { shown, imageIds }
}

/** An event as its page would show it, without what is answered to visitors. */
export async function eventProof({ systemRecords, clock }: HandlerContext, event: Event): Promise<SharedThing> {
  const { page, imageId } = await eventAsPublished(systemRecords, event)
  const shown = omitUndefined<Extract<ShownThing, { kind: 'event' }>>({ kind: 'event', page, imageId, now: clock.now().toISOString() })
  return { shown, imageIds: known([imageId]) }
}

/** An article as its page would show it. */
export function articleProof(article: StoredOf<typeof articles>): SharedThing {
  const { body: text, imageId, editionId } = article
  const shown = omitUndefined<Extract<ShownThing, { kind: 'article' }>>({
    kind: 'article',
    article: previewArticle(article),
    editionId,
    text,
    imageId,
  })
  return { shown, imageIds: known([imageId]) }
}
