import { collection, type StoredOf } from '../shared/records/collection'
import { boolean, instant, integer, optional } from '../shared/records/fields'
import { anyone, readOnly } from '../shared/records/policy'

/** Upper limit of both counts. */
const maxCounted = 100_000

/**
 * How many come to an event and how many wait; the id is the event's. Public, so that a page says whether there is room. It is written with
 * the replies, and whether a place is free is decided by counting them.
 */
export const eventPlaces = collection({
  path: 'eventPlaces',
  title: 'Places at events',
  privacy: 'impersonal',
  notAudited: 'counts of the replies, which are in the audit',
  fields: {
    /** Places of those who come and of offers, with guests. */
    taken: integer('Taken', maxCounted),
    waiting: integer('Waiting', maxCounted),
    /** Whether somebody waits or has an offer: then the job `offerEventPlaces` offers free places. */
    isLine: boolean('Has a waiting list'),
    /** When the last one joined the waiting list. Each new entry gets a later time, even if server clocks differ. */
    lastQueuedAt: optional(instant('Last joined')),
  },
  access: readOnly(anyone),
})
export type EventPlaceCounts = StoredOf<typeof eventPlaces>

/** Free places for newcomers, who come after those who wait. `undefined` without a limit. */
export function freeAtEvent(
  capacity: number | undefined,
  places: Pick<EventPlaceCounts, 'taken' | 'waiting'> | null | undefined,
): number | undefined {
  if (capacity === undefined) return undefined
  const { taken = 0, waiting = 0 } = places ?? {}
  return waiting > 0 ? 0 : Math.max(0, capacity - taken)
}
