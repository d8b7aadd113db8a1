import type { CalendarCard, CalendarGround } from '../../../domain/calendar/calendar-snapshot'
import type { MapGround, Pinned } from '../../map/map-props'

/** Events as the map's places: what happens behind one door stands at one mark, with the door's number where it has one. */
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

/** What lies under the marks: the city, and the doors by the names of their venues. */
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
