import type { DataOf } from '../../shared/records/collection'
import type { listings } from '../listings.collection'

type Listing = DataOf<typeof listings>

export const listingPartNames = ['name', 'medium', 'place', 'pin', 'hours', 'text', 'picture', 'access'] as const
export type ListingPart = (typeof listingPartNames)[number]

/**
 * The parts of a complete listing, and whether each is present: "6 of 8". A building provides address, pin and access; a listing by
 * appointment needs no hours and no pin. A centroid does not count as a pin.
 */
export function listingParts(listing: Listing): Readonly<Record<ListingPart, boolean>> {
  const isInBuilding = listing.siteId !== undefined
  return {
    name: listing.displayName.trim() !== '',
    medium: listing.media.length > 0,
    place: isInBuilding || (listing.address !== undefined && listing.neighbourhoodId !== undefined),
    pin: isInBuilding || listing.byAppointment || (listing.pin !== undefined && listing.pin.confidence !== 'centroid'),
    hours: listing.byAppointment || listing.openings.length > 0,
    text: (listing.blurb ?? '').trim() !== '',
    picture: listing.imageId !== undefined,
    access: isInBuilding || Object.keys(listing.access ?? {}).length > 0,
  }
}

/** A listing without these is not printed; accessibility facts are optional. */
const needed: readonly ListingPart[] = ['name', 'medium', 'place', 'pin', 'hours', 'text', 'picture']

export function missingParts(listing: Listing): readonly ListingPart[] {
  const parts = listingParts(listing)
  return needed.filter(name => !parts[name])
}

/** The number of parts present, out of `listingPartNames.length`. */
export const countParts = (listing: Listing): number => Object.values(listingParts(listing)).filter(Boolean).length
