import { present } from '../shared/present'
import type { GuideCard, GuideIndex, PublishedEvent } from './guide-snapshot'

/** An event with the door it happens behind, where that is a studio of the edition. */
export type AgendaEvent = PublishedEvent & { readonly door?: Pick<GuideCard, 'id' | 'number' | 'siteId'> }

/** What the page of an edition's events draws. */
export interface GuideAgenda {
  readonly edition: GuideIndex['edition']
  /** How many studios the edition has. */
  readonly studios: number
  readonly events: readonly AgendaEvent[]
}

export function guideAgenda({ edition, listings, events }: GuideIndex): GuideAgenda {
  const doors = new Map(listings.map(listing => [listing.id, listing]))
  const doorOf = (listingId: string | undefined) => {
    const door = listingId === undefined ? undefined : doors.get(listingId)
    return door && present<NonNullable<AgendaEvent['door']>>({ id: door.id, number: door.number, siteId: door.siteId })
  }
  return { edition, studios: listings.length, events: events.map(event => present<AgendaEvent>({ ...event, door: doorOf(event.listingId) })) }
}
