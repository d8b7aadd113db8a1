import { listingStates } from '../guide/listings.collection'
import { compareNumbers, numberOf } from '../guide/numbering/map-number'
import { printedStampCode, stampAddress } from '../guide/passport/typed-stamp-code'
import type { Listing } from '../guide/publishing/edition-records'
import { cardOpenings } from '../guide/reading/card-openings'
import { alphabet } from '../shared/text/alphabet'
import type { DoorSign } from './print-content-schema'

export interface DoorSignsAsked {
  readonly listings: readonly Listing[]
  /** The code of each listing, by which its sign stamps passports. */
  readonly codes: ReadonlyMap<string, string>
  /** The edition's time zone. */
  readonly tz: string
  /** Origin of the organization's website, to which the QR code leads wherever the sign was created. */
  readonly origin: string
  /** Set if another edition is current, so that addresses must contain this one. */
  readonly editionInAddress?: string
}

/**
 * A sign for each listing that is or can be published and has a number, in order of the numbers. The QR code contains the listing's id,
 * because studios of one building share a number. `unnumbered` counts listings without a number.
 */
export function doorSigns({ listings, codes, tz, origin, editionInAddress }: DoorSignsAsked): { signs: readonly DoorSign[]; unnumbered: number } {
  const ready = listings.filter(({ status, deletedAt }) => 'publish' in listingStates[status] && !deletedAt)
  const numbered = ready.flatMap(listing => {
    const number = numberOf(listing)
    return number === undefined ? [] : [{ listing, number }]
  })
  const signs = numbered
    .sort(
      (a, b) =>
        compareNumbers(a.number, b.number) || alphabet.compare(a.listing.unit ?? '', b.listing.unit ?? '') || (a.listing.id < b.listing.id ? -1 : 1),
    )
    .map(({ listing, number }) => ({ listing, number, code: codes.get(listing.id)! }))
    .map(({ listing, number, code }) => ({
      number,
      name: listing.displayName,
      studio: listing.studioName === listing.displayName ? '' : (listing.studioName ?? ''),
      place: [listing.address, listing.unit && `Unit ${listing.unit}`].filter(Boolean).join(', '),
      openings: [...cardOpenings(listing.openings, tz)],
      byAppointment: listing.byAppointment,
      doorNote: listing.doorNote ?? '',
      code: printedStampCode(code),
      address: stampAddress(origin, { listingId: listing.id, editionId: editionInAddress, code }),
    }))
  return { signs, unnumbered: ready.length - numbered.length }
}
