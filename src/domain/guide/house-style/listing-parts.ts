import type { DataOf } from '../../shared/records/collection'
import type { listings } from '../listings.collection'

/** What is printed of a listing, and what its page shows. */
export type ListingText = Pick<
  DataOf<typeof listings>,
  | 'displayName'
  | 'media'
  | 'siteId'
  | 'address'
  | 'neighbourhoodId'
  | 'pin'
  | 'byAppointment'
  | 'openings'
  | 'doorNote'
  | 'blurb'
  | 'imageId'
  | 'access'
>

export const listingPartNames = ['name', 'medium', 'place', 'pin', 'hours', 'text', 'picture', 'access'] as const
export type ListingPart = (typeof listingPartNames)[number]

/**
 * The parts of a complete listing and whether each is there: "6 of 8". A building brings its address, its pin and its access; by
 * appointment there are no hours and no pin. A centroid is no pin.
 */
export function listingParts(listing: ListingText): Readonly<Record<ListingPart, boolean>> {
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

/** Without these nothing is printed; facts about access are asked for, never demanded. */
const needed: readonly ListingPart[] = ['name', 'medium', 'place', 'pin', 'hours', 'text', 'picture']

export function missingParts(listing: ListingText): readonly ListingPart[] {
  const parts = listingParts(listing)
  return needed.filter(name => !parts[name])
}

/** How many parts of it are there, out of `listingPartNames.length`. */
export const countParts = (listing: ListingText): number => Object.values(listingParts(listing)).filter(Boolean).length
