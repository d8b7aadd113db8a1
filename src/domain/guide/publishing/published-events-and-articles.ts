import type { events } from '../../events/events.collection'
import type { PublishedPicture } from '../../pictures/published-picture'
import { ascending } from '../../shared/ascending'
import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import { readingMinutes } from '../articles/article-length'
import type { EditionRecords } from './edition-records'
import { publishedTime } from './guide-cards'
import type { PublishedArticle, PublishedEvent } from './guide-snapshot-types'

/** The events of an edition, by time. A canceled event stays and is marked, because people have planned to come. */
export function publishedEvents({ events, weekends }: EditionRecords): readonly PublishedEvent[] {
  return events
    .filter(({ status }) => status === 'published' || status === 'cancelled' || status === 'past')
    .sort((a, b) => a.start.utc.getTime() - b.start.utc.getTime() || ascending('id')(a, b))
    .map(event => {
      const { weekendId, guideOrder, featured, printText } = event
      return omitUndefined<PublishedEvent>({
        ...publishedEvent(event),
        weekend: weekends.find(({ id }) => id === weekendId)?.n,
        order: guideOrder,
        featured: featured ? true : undefined,
        printText,
      })
    })
}

/** The public fields of an event. */
export function publishedEvent(event: StoredOf<typeof events>): PublishedEvent {
  const { id, title, summary, start, end, venue, address, pin, neighbourhoodId, tags, price, listingId, status } = event
  return omitUndefined<PublishedEvent>({
    id,
    title,
    summary,
    start: publishedTime(start),
    end: publishedTime(end),
    venue,
    address,
    pin: pin && [pin.lng, pin.lat],
    neighbourhoodId,
    tags,
    priceCents: price?.cents,
    listingId,
    cancelled: status === 'cancelled' ? true : undefined,
  })
}

/** The articles that are due at `now`, in the editor's order. */
export function dueArticles({ articles }: EditionRecords, now: Date): EditionRecords['articles'] {
  return articles.filter(a => !a.deletedAt && (a.publishAt === undefined || a.publishAt <= now)).sort(ascending('order', 'id'))
}

export function publishedArticle(
  { id, title, standfirst, author, body, imageId, listingIds }: EditionRecords['articles'][number],
  listed: ReadonlySet<string>,
  pictures: ReadonlyMap<string, PublishedPicture>,
): PublishedArticle {
  const picture = pictures.get(imageId ?? '')
  return omitUndefined<PublishedArticle>({
    id,
    title,
    standfirst,
    author,
    minutes: readingMinutes(body),
    picture,
    listingIds: listingIds.filter(l => listed.has(l)),
  })
}
