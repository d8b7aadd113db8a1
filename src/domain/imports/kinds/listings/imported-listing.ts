import { listingContacts } from '../../../guide/listing-contacts.collection'
import { listings } from '../../../guide/listings.collection'
import type { DataOf } from '../../../shared/records/collection'
import { type Field, map, type RecordOf } from '../../../shared/records/fields'
import { filledFields } from '../../columns/import-field'
import type { ExistingOpening } from '../openings/imported-opening'
import { listingColumns } from './listings-import'
import type { OtherColumns } from './other-columns'

const listing = listings.fields

/** The fields of a listing that a file may set, with the listing's own limits. */
export const importedListingFields = {
  ...filledFields(listingColumns),
  displayName: listing.displayName,
  address: listing.address,
  neighbourhoodId: listing.neighbourhoodId,
  pin: listing.pin,
  blurb: listing.blurb,
  about: listing.about,
  links: listing.links,
  /** The batch is added when the row is written. The key is empty where the file has none. */
  source: map(listing.source.label, { key: listing.source.fields!['key'] as Field<string> }),
  extra: listingContacts.fields.extra,
} as const
export type ImportedListing = RecordOf<typeof importedListingFields>

/** What the edition holds, as the plans of listings and openings compare it. */
export interface ExistingListings {
  readonly listings: readonly ExistingListing[]
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
  /** The neighborhood whose outline contains a pin. Absent where no outlines are compared. */
  readonly neighbourhoodAt?: (pin: { readonly lat: number; readonly lng: number }) => string | undefined
}
export interface ExistingListing {
  readonly id: string
  /** The current values of the fields that a file may set. */
  readonly fields: Partial<ImportedListing>
  readonly openings: readonly ExistingOpening[]
  /** The listing was printed and cannot change any more. */
  readonly isPrinted?: true
  /** The import that created it; for a listing that is not withdrawn. */
  readonly previousImport?: { readonly batchId: string; readonly status: Exclude<DataOf<typeof listings>['status'], 'withdrawn'> }
  /** The imports that created its openings, by their keys; for a listing that is not withdrawn. */
  readonly openingSources?: OtherColumns['openingSources']
}

/** The id of the listing that a row creates, from the row's content, so that writing the row twice creates one listing. */
export const importedListingId = (editionId: string, rowHash: string) => `${editionId}-${rowHash.slice(0, 20)}`
