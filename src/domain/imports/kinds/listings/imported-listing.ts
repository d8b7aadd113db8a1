import { listingContacts } from '../../../guide/listing-contacts.collection'
import { listings } from '../../../guide/listings.collection'
import { map, type RecordOf, text } from '../../../shared/records/fields'
import type { StandingOpening } from '../openings/imported-opening'

const listing = listings.fields

/** The fields of a listing that a file may set, with the listing's own limits. */
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
  /** The batch is added when the row is written. The key is empty where the file has none. */
  source: map('Imported from', { key: text('Key in the file', 200) }),
  extra: listingContacts.fields.extra,
} as const
export type ImportedListing = RecordOf<typeof importedListingFields>

/** What the edition holds, as the plans of listings and openings compare it. */
export interface ExistingListings {
  readonly listings: readonly ExistingListing[]
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
}
export interface ExistingListing {
  readonly id: string
  /** The present values of the fields that a file may set. */
  readonly fields: Partial<ImportedListing>
  readonly openings: readonly StandingOpening[]
}

/** The id of the listing that a row creates, from the row's content, so that writing the row twice creates one listing. */
export const importedListingId = (editionId: string, rowHash: string) => `${editionId}-${rowHash.slice(0, 20)}`
