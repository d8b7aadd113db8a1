import type { EditionRecords, Listing } from './edition-records'
import { listingStates } from './listings'
import type { LeftOut, LeftOutReason } from './publish-snapshot.function'

/** A listing that goes into the guide, with the pin of its door where that is known. */
export interface Listed {
  readonly listing: Listing
  /** `[longitude, latitude]`: its own, else its building's. */
  readonly pin?: readonly [number, number]
}

/**
 * Which listings of an edition are published. A centroid is the middle of a postcode: a visitor would stand before the
 * wrong door, so the listing waits for its pin. A listing that has no pin at all claims nothing: it is in the lists, without
 * a number and off the map. One open by appointment needs no pin.
 */
export function listed({ listings, sites }: EditionRecords): { listed: readonly Listed[]; leftOut: readonly LeftOut[] } {
  const inGuide: Listed[] = []
  const leftOut: LeftOut[] = []
  for (const listing of [...listings].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const pins = [listing.pin, sites.get(listing.siteId ?? '')?.pin].filter(pin => pin !== undefined)
    const pin = pins.find(p => p.confidence !== 'centroid')
    const reason = stateReason(listing) ?? (!pin && pins.length > 0 && !listing.byAppointment ? 'centroid-pin' : undefined)
    if (reason) leftOut.push({ listingId: listing.id, name: listing.displayName, reason })
    else inGuide.push({ listing, ...(pin && { pin: [pin.lng, pin.lat] as const }) })
  }
  return { listed: inGuide, leftOut }
}

/** A state that may be published has an arrow that says so. */
function stateReason({ status }: Listing): LeftOutReason | undefined {
  if ('publish' in listingStates[status]) return undefined
  return status === 'draft' || status === 'withdrawn' ? status : 'in-review'
}
