import { listingStates } from '../guide/listings'
import type { Listing } from '../guide/publishing/edition-records'
import { cardOpenings } from '../guide/reading/card-openings'
import { alphabet } from '../shared/text/alphabet'
import type { DoorSign } from './printable'

export interface DoorSignsAsked {
  readonly listings: readonly Listing[]
  /** The edition's clock. */
  readonly tz: string
  /** Origin of the organisation's website: the code on the door leads there wherever the sheet was made. */
  readonly origin: string
  /** The edition that addresses must name, because visitors see another one first. */
  readonly editionInAddress?: string
}

/**
 * A sign for each listing that is or may be published and has its number, in the order of the map. The code names the listing, not its
 * number: studios of one building share theirs. How many wait for a number is told. Pure.
 */
export function doorSigns({ listings, tz, origin, editionInAddress }: DoorSignsAsked): { signs: readonly DoorSign[]; unnumbered: number } {
  const ready = listings.filter(({ status, deletedAt }) => 'publish' in listingStates[status] && !deletedAt)
  const search = editionInAddress === undefined ? '' : `?${new URLSearchParams({ edition: editionInAddress })}`
  const numbered = ready.filter(({ mapNumber }) => mapNumber !== undefined)
  const signs = numbered
    .map(listing => ({ listing, number: `${listing.mapNumber}${listing.mapSuffix ?? ''}` }))
    .sort(
      (a, b) =>
        alphabet.compare(a.number, b.number) ||
        alphabet.compare(a.listing.unit ?? '', b.listing.unit ?? '') ||
        (a.listing.id < b.listing.id ? -1 : 1),
    )
    .map(({ listing, number }) => ({
      number,
      name: listing.displayName,
      studio: listing.studioName === listing.displayName ? '' : (listing.studioName ?? ''),
      place: [listing.address, listing.unit && `Unit ${listing.unit}`].filter(Boolean).join(', '),
      openings: [...cardOpenings(listing.openings, tz)],
      byAppointment: listing.byAppointment,
      doorNote: listing.doorNote ?? '',
      address: `${origin}/sfosguide/${encodeURIComponent(listing.id)}${search}`,
    }))
  return { signs, unnumbered: ready.length - numbered.length }
}
