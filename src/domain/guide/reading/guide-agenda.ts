import { omitUndefined } from '../../shared/omit-undefined'
import type { GuideCard, GuideIndex, PublishedEvent } from '../publishing/guide-snapshot'

/** An event with the studio of the edition in which it takes place, if any. */
export type AgendaEvent = PublishedEvent & { readonly door?: Pick<GuideCard, 'id' | 'number' | 'siteId'> }

/** Data of an edition's events page. */
export interface GuideAgenda {
  readonly edition: GuideIndex['edition']
  /** Number of studios in the edition. */
  readonly studios: number
  readonly events: readonly AgendaEvent[]
}

export function guideAgenda({ edition, listings, events }: GuideIndex): GuideAgenda {
  const doors = new Map(listings.map(listing => [listing.id, listing]))
  const doorOf = (listingId: string | undefined) => {
    const door = listingId === undefined ? undefined : doors.get(listingId)
    return door && omitUndefined<NonNullable<AgendaEvent['door']>>({ id: door.id, number: door.number, siteId: door.siteId })
  }
  return { edition, studios: listings.length, events: events.map(event => omitUndefined<AgendaEvent>({ ...event, door: doorOf(event.listingId) })) }
}
