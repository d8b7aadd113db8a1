import { omitUndefined } from '../../shared/omit-undefined'
import type { GuideCard, GuideIndex, PublishedEvent } from '../publishing/guide-snapshot-types'

/** An event with the studio of the edition in which it takes place, if any. */
export type AgendaEvent = PublishedEvent & { readonly studio?: Pick<GuideCard, 'id' | 'number' | 'siteId'> }

/** Data of an edition's events page. */
export interface GuideAgenda {
  readonly edition: GuideIndex['edition']
  /** Number of studios in the edition. */
  readonly studios: number
  readonly events: readonly AgendaEvent[]
}

export function guideAgenda({ edition, listings, events }: GuideIndex): GuideAgenda {
  const listingsById = new Map(listings.map(listing => [listing.id, listing]))
  const listingOf = (listingId: string | undefined) => {
    const studio = listingId === undefined ? undefined : listingsById.get(listingId)
    return studio && omitUndefined<NonNullable<AgendaEvent['studio']>>({ id: studio.id, number: studio.number, siteId: studio.siteId })
  }
  return {
    edition,
    studios: listings.length,
    events: events.map(event => omitUndefined<AgendaEvent>({ ...event, studio: listingOf(event.listingId) })),
  }
}
