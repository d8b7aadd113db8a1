import type { PublishedTime } from '../guide/publishing/guide-snapshot-types'
import { omitUndefined } from '../shared/omit-undefined'
import type { EventPageData } from './calendar-snapshot-types'

export interface EventJsonLdOptions {
  /** `https://example.org`, because addresses outside the page must be absolute. */
  readonly origin: string
  /** Name of the organization. */
  readonly organiser: string
  readonly city: string
}

/** An event for search engines (schema.org `Event`). */
export function eventJsonLd({ event, capacity }: EventPageData, { origin, organiser, city }: EventJsonLdOptions): object {
  const url = `${origin}/events/${encodeURIComponent(event.id)}`
  const { title, summary, start, end, venue, address, pin, picture, priceCents, cancelled, online: isOnline } = event
  const place = omitUndefined<object>({
    '@type': 'Place',
    name: venue,
    address: omitUndefined<object>({ '@type': 'PostalAddress', streetAddress: address, addressLocality: city }),
    geo: pin && { '@type': 'GeoCoordinates', latitude: pin[1], longitude: pin[0] },
  })
  // The link itself is for those who come; the event's page gives it to them.
  const online = isOnline && { '@type': 'VirtualLocation', url }
  return omitUndefined<object>({
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    description: summary,
    startDate: withOffset(start),
    endDate: withOffset(end),
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${online ? 'MixedEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: online ? [place, online] : place,
    image: picture && [new URL(picture.src, origin).href],
    organizer: { '@type': 'Organization', name: organiser, url: origin },
    isAccessibleForFree: priceCents === undefined ? undefined : priceCents === 0,
    offers: priceCents === undefined ? undefined : { '@type': 'Offer', price: (priceCents / 100).toFixed(2), priceCurrency: 'USD', url },
    maximumAttendeeCapacity: capacity,
  })
}

/** `2027-10-16T15:00:00-07:00`: the local time with its offset from UTC on that day. */
function withOffset({ local, utc }: PublishedTime): string {
  const minutes = Math.round((Date.parse(`${local}:00Z`) - Date.parse(utc)) / 60_000)
  const two = (n: number) => String(Math.floor(Math.abs(n))).padStart(2, '0')
  return `${local}:00${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}
