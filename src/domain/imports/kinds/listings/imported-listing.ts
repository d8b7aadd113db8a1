import { listingContacts } from '../../../guide/listing-contacts'
import { listings } from '../../../guide/listings'
import { map, type RecordOf, text } from '../../../shared/records/fields'
import type { StandingOpening } from '../openings/imported-opening'

const listing = listings.fields

/** The fields of a listing that a file may set; their limits are the listing's own. */
export const importedListingFields = {
  displayName: listing.displayName,
  sortName: listing.sortName,
  media: listing.media,
  tags: listing.tags,
  studioName: listing.studioName,
  address: listing.address,
  unit: listing.unit,
  neighbourhoodId: listing.neighbourhoodId,
  pin: listing.pin,
  byAppointment: listing.byAppointment,
  doorNote: listing.doorNote,
  blurb: listing.blurb,
  about: listing.about,
  links: listing.links,
  facilities: listing.facilities,
  /** The batch is added where the row is written. An empty key: the file has none. */
  source: map('Imported from', { key: text('Key in the file', 200) }),
  extra: listingContacts.fields.extra,
} as const
export type ImportedListing = RecordOf<typeof importedListingFields>

/** What the edition already holds, as the plans of listings and openings compare it. */
export interface ExistingListings {
  readonly listings: readonly ExistingListing[]
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
}
export interface ExistingListing {
  readonly id: string
  /** The fields a file may set, as they read now. */
  readonly fields: Partial<ImportedListing>
  readonly openings: readonly StandingOpening[]
}

/** Id of the listing that a row makes: of the row's content, so that the same chunk written twice makes it once. */
export const importedListingId = (editionId: string, rowHash: string) => `${editionId}-${rowHash.slice(0, 20)}`
