import { listingStates, type sites } from '../guide/listings.collection'
import { compareNumbers } from '../guide/numbering/map-number'
import { printedStampCode, stampAddress } from '../guide/passport/typed-stamp-code'
import { type PrintedListing, printedListing } from '../guide/prepress/printed-listing'
import type { Listing } from '../guide/publishing/edition-records'
import type { StoredOf } from '../shared/records/collection'
import { alphabet } from '../shared/text/alphabet'
import type { DoorSign } from './print-content-schema'

export interface DoorSignsAsked {
  readonly listings: readonly Listing[]
  /** The buildings of the listings, by id. */
  readonly sites: ReadonlyMap<string, StoredOf<typeof sites>>
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
export function doorSigns({ listings, sites, codes, tz, origin, editionInAddress: editionId }: DoorSignsAsked): {
  signs: readonly DoorSign[]
  unnumbered: number
} {
  const ready = listings.filter(({ status, deletedAt }) => 'publish' in listingStates[status] && !deletedAt)
  const numbered = ready
    .map(listing => ({
      id: listing.id,
      printed: printedListing(listing, { tz, building: sites.get(listing.siteId ?? ''), weekends: [], neighbourhoods: [] }),
    }))
    .filter(({ printed }) => printed.number !== undefined)
    .sort(
      (a, b) =>
        compareNumbers(a.printed.number!, b.printed.number!) ||
        alphabet.compare(a.printed.unit ?? '', b.printed.unit ?? '') ||
        (a.id < b.id ? -1 : 1),
    )
  const signs = numbered.map(({ id, printed }) => {
    const code = codes.get(id)!
    return doorSign(printed, { code, address: stampAddress(origin, { listingId: id, editionId, code }) })
  })
  return { signs, unnumbered: ready.length - numbered.length }
}

/** The sign of a studio: what the guide prints of it, with its code for stamps and the address that the QR code contains. */
export const doorSign = (
  { number = '', name, studio, address: street, unit, openings, byAppointment, doorNote }: PrintedListing,
  { code, address }: { readonly code: string; readonly address: string },
): DoorSign => ({
  number,
  name,
  studio: studio === undefined || studio === name ? '' : studio,
  place: [street, unit && `Unit ${unit}`].filter(Boolean).join(', '),
  openings: [...openings],
  byAppointment,
  doorNote: doorNote ?? '',
  code: printedStampCode(code),
  address,
})
