import type { CalendarCard, CalendarGround } from '../../../domain/calendar/calendar-snapshot'
import type { MapGround, Pinned } from '../../map/map-props'

/** Events as places of the map: events of one venue share a marker, with the map number if it has one. */
export function eventPlaces(events: readonly CalendarCard[]): readonly Pinned[] {
  return events.flatMap(({ id, title, pin, number }) =>
    pin
      ? [
          {
            id,
            name: title,
            pin,
            siteId: doorOf(pin),
            ...(number !== undefined && { number }),
          },
        ]
      : [],
  )
}

/** The map below the markers: the city, and the names of the venues. */
export function eventGround({ land, neighbourhoods }: CalendarGround, events: readonly CalendarCard[]): MapGround {
  const venues = new Map(events.flatMap(({ pin, venue, address }) => (pin ? [[doorOf(pin), { venue, address: address ?? '', pin }] as const] : [])))
  return {
    land,
    neighbourhoods,
    listings: eventPlaces(events),
    sites: [...venues].map(([id, { venue, address, pin }]) => ({ id, name: venue, address, pin })),
  }
}

const doorOf = (pin: readonly [number, number]) => pin.join(' ')
