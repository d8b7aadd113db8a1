import { ascending } from '../../shared/ascending'
import { listingStates } from '../listings.collection'
import type { EditionRecords, Listing } from './edition-records'
import type { LeftOut, LeftOutReason } from './publish-snapshot.contract'

/** A listing that goes into the guide, with its pin if that is known. */
export interface ListingToPublish {
  readonly listing: Listing
  /** `[longitude, latitude]`: its own pin, else its building's. */
  readonly pin?: readonly [number, number]
}

/**
 * Which listings of an edition are published. A listing without a pin, or whose pin is only a centroid (the middle of a postcode), is left
 * out until it is corrected, because visitors would come to a wrong address. Listings by appointment need no pin.
 */
export function listingsToPublish({ listings, sites }: Pick<EditionRecords, 'listings' | 'sites'>): {
  listed: readonly ListingToPublish[]
  leftOut: readonly LeftOut[]
} {
  const inGuide: ListingToPublish[] = []
  const leftOut: LeftOut[] = []
  for (const listing of [...listings].sort(ascending('id'))) {
    const pins = pinsOf(listing, sites)
    const pin = pinIn(pins)
    const reason = stateReason(listing) ?? (pin || listing.byAppointment ? undefined : pins.length > 0 ? 'centroid-pin' : 'unpinned')
    if (reason) leftOut.push({ listingId: listing.id, name: listing.displayName, reason })
    else inGuide.push(withPin(listing, pin))
  }
  return { listed: inGuide, leftOut }
}

type Sites = EditionRecords['sites']

/** A listing as it would be published, whatever its state. */
export const listingToPublish = (listing: Listing, sites: Sites): ListingToPublish => withPin(listing, pinIn(pinsOf(listing, sites)))

const pinsOf = (listing: Listing, sites: Sites) => [listing.pin, sites.get(listing.siteId ?? '')?.pin].filter(pin => pin !== undefined)
const pinIn = (pins: ReturnType<typeof pinsOf>) => pins.find(({ confidence }) => confidence !== 'centroid')
const withPin = (listing: Listing, pin: ReturnType<typeof pinIn>): ListingToPublish => ({
  listing,
  ...(pin && { pin: [pin.lng, pin.lat] as const }),
})

/** Why the listing's state keeps it out; a state can be published if it has a transition for it. */
function stateReason({ status }: Listing): LeftOutReason | undefined {
  if ('publish' in listingStates[status]) return undefined
  return status === 'draft' || status === 'withdrawn' ? status : 'in-review'
}
