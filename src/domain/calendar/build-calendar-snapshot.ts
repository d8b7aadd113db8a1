import { accessLevel } from '../accessibility/access-level'
import { numberOf } from '../guide/numbering/map-number'
import { polygonsOf } from '../guide/places/outlines/city-outlines'
import { bucketOf } from '../guide/publishing/guide-snapshot-types'
import { publishedEvent } from '../guide/publishing/published-events-and-articles'
import type { PublishedPicture } from '../pictures/published-picture'
import { ascending } from '../shared/ascending'
import { omitUndefined } from '../shared/omit-undefined'
import type { CalendarRecords } from './calendar-records'
import type { CalendarBaseMap, CalendarCard, CalendarIndex, EventPageData, EventPagesData } from './calendar-snapshot-types'
import { relatedEvents } from './related-events'

/** The calendar's files without their hash and time. */
export interface CalendarContent {
  readonly index: Omit<CalendarIndex, 'hash' | 'publishedAt'>
  readonly details: readonly EventPagesData[]
  readonly baseMap: CalendarBaseMap
}

/** Events in one detail file. A visitor who opens an event downloads all of them. */
const eventsPerBucket = 12

type Event = CalendarRecords['events'][number]

/** The published calendar. The same records give the same content, byte for byte. */
export function buildCalendarSnapshot(records: CalendarRecords, pictures: ReadonlyMap<string, PublishedPicture>): CalendarContent {
  const inTime = [...records.events].sort((a, b) => a.start.utc.getTime() - b.start.utc.getTime() || ascending('id')(a, b))
  const cards = inTime.map(event => cardOf(event, records, pictures))
  const buckets = Math.max(1, Math.ceil(cards.length / eventsPerBucket))
  const details = Array.from({ length: buckets }, () => ({ format: 1 as const, sheets: {} as Record<string, EventPageData> }))
  inTime.forEach((event, i) => {
    details[bucketOf(event.id, buckets)]!.sheets[event.id] = detailOf(event, cards[i]!, cards, records)
  })
  const city = records.organisation?.city ?? ''
  const used = new Set(cards.map(card => card.neighbourhoodId))
  const hoods = records.neighbourhoods.filter(n => used.has(n.id) || (n.city === city && n.status === 'active')).sort(ascending('order', 'id'))
  return {
    index: {
      format: 1,
      city,
      tz: records.organisation?.tz ?? inTime[0]?.start.tz ?? 'UTC',
      neighbourhoods: hoods.map(({ id, name }) => ({ id, name })),
      events: cards,
      buckets,
    },
    details,
    baseMap: {
      format: 1,
      land: polygonsOf(records.edition?.land),
      ...(records.edition?.streets !== undefined && { streets: records.edition.streets }),
      neighbourhoods: hoods.map(({ id, name, colour, order, outline }) => ({ id, name, colour, order, outline: polygonsOf(outline) })),
    },
  }
}

function cardOf(event: Event, { listings, siteNumbers }: CalendarRecords, pictures: ReadonlyMap<string, PublishedPicture>): CalendarCard {
  const { onlineUrl, editionId, imageId, membersOnly, siteId } = event
  const listing = listings.get(event.listingId ?? '')
  const inGuide = listing?.status === 'published' ? listing : undefined
  return omitUndefined<CalendarCard>({
    ...publishedEvent(event),
    access: accessLevel(event.access)?.level,
    online: onlineUrl === undefined ? undefined : true,
    membersOnly: membersOnly ? true : undefined,
    editionId,
    listingId: inGuide?.id,
    number: (inGuide && numberOf(inGuide)) ?? siteNumbers.get(siteId ?? ''),
    picture: pictures.get(imageId ?? ''),
  })
}

function detailOf(event: Event, card: CalendarCard, cards: readonly CalendarCard[], { artists }: CalendarRecords): EventPageData {
  const { body, access: facts, capacity, hasTicket, cancelReason, hostIds, status } = event
  const hosts = hostIds.flatMap(id => artists.get(id) ?? []).filter(artist => artist.status === 'public' || artist.status === 'memorial')
  return omitUndefined<EventPageData>({
    event: card,
    body,
    facts,
    capacity,
    hasTicket: hasTicket ? true : undefined,
    cancelReason: status === 'cancelled' ? cancelReason : undefined,
    hosts: hosts.map(({ id, handle, displayName }) => ({ id, handle, name: displayName })),
    related: relatedEvents(card, cards),
  })
}
