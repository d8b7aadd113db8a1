import type { EventPageData } from '../calendar/calendar-snapshot-types'
import type { events } from '../events/events.collection'
import type { editions } from '../guide/editions.collection'
import type { listings, sites } from '../guide/listings.collection'
import { numberOf } from '../guide/numbering/map-number'
import { guideCard, guideDetail } from '../guide/publishing/guide-cards'
import { entrancesOf } from '../guide/publishing/published-entrances'
import { publishedEvent } from '../guide/publishing/published-events-and-articles'
import { omitUndefined } from '../shared/omit-undefined'
import type { StoredOf } from '../shared/records/collection'
import type { ShownThing } from './resolve-private-share.contract'

/** What a share shows, with the pictures in it. */
export interface SharedThing {
  readonly shown: ShownThing
  readonly imageIds: readonly string[]
}

interface ListingProof {
  readonly listing: StoredOf<typeof listings>
  readonly edition: StoredOf<typeof editions>
  readonly site: StoredOf<typeof sites> | undefined
  readonly now: Date
}

/** A listing as the guide would publish it now, without its artist's profile and the map. */
export function listingProof({ listing, edition, site, now }: ListingProof): SharedThing {
  const number = numberOf(listing)
  const records = { edition, artists: new Map(), sites: new Map(site && [[site.id, site]]), artworks: new Map(), images: new Map() }
  const entrances = entrancesOf(records, [{ listing }])
  const sources = { records, weekends: [], numbers: new Map(number === undefined ? [] : [[listing.id, number]]), pictures: new Map(), entrances }
  const { imageId } = listing
  const entranceImageId = entrances.ofListing.get(listing.id)?.imageId
  return {
    shown: omitUndefined<Extract<ShownThing, { kind: 'listing' }>>({
      kind: 'listing',
      edition: { id: edition.id, city: edition.city, tz: edition.tz },
      card: guideCard({ listing }, sources),
      detail: guideDetail({ listing }, sources),
      imageId,
      entranceImageId,
      now: now.toISOString(),
    }),
    imageIds: [imageId, entranceImageId].flatMap(id => id ?? []),
  }
}

/** An event as its page would show it, without hosts, the map, and what is answered to visitors. */
export function eventPreview(event: StoredOf<typeof events>, now: Date): SharedThing {
  const { body, access, capacity, cancelReason, imageId } = event
  const { pin: _, listingId: __, ...card } = publishedEvent(event)
  const page = omitUndefined<EventPageData>({ event: card, body, facts: access, capacity, cancelReason, hosts: [], related: [] })
  return {
    shown: { kind: 'event', page, now: now.toISOString(), ...(imageId !== undefined && { imageId }) },
    imageIds: [imageId].flatMap(one => one ?? []),
  }
}
