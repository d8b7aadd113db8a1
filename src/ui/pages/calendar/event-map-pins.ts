import type { CalendarBaseMap, CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import type { BaseMap, Pinned } from '../../map/map-props'

/** Events as places of the map: events of one venue share a marker, with the map number if it has one. */
export function eventPins(events: readonly CalendarCard[]): readonly Pinned[] {
  return events.flatMap(({ id, title, pin, number }) =>
    pin
      ? [
          {
            id,
            name: title,
            pin,
            siteId: venueId(pin),
            ...(number !== undefined && { number }),
          },
        ]
      : [],
  )
}

/** The map below the markers: the city, and the names of the venues. */
export function eventBaseMap({ land, streets, neighbourhoods }: CalendarBaseMap, events: readonly CalendarCard[]): BaseMap {
  const venues = new Map(events.flatMap(({ pin, venue, address }) => (pin ? [[venueId(pin), { venue, address: address ?? '', pin }] as const] : [])))
  return {
    land,
    ...(streets !== undefined && { streets }),
    neighbourhoods,
    listings: eventPins(events),
    sites: [...venues].map(([id, { venue, address, pin }]) => ({ id, name: venue, address, pin })),
  }
}

const venueId = (pin: readonly [number, number]) => pin.join(' ')
