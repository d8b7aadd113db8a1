import { listingContacts } from '../../../guide/listing-contacts.collection'
import { listings } from '../../../guide/listings.collection'
import type { DataOf } from '../../../shared/records/collection'
import { type Field, map, type RecordOf } from '../../../shared/records/fields'
import { contentHash, declaredPart } from '../../cells/content-hash'
import { fieldsOf, filledFields } from '../../columns/import-field'
import type { ExistingOpening } from '../openings/imported-opening'
import { listingColumns } from './listings-import'
import type { OtherColumns } from './other-columns'

/** The fields of a listing that a file may set, with the listing's own limits. */
export const importedListingFields = {
  ...filledFields(listingColumns),
  ...fieldsOf(listings, 'displayName', 'address', 'neighbourhoodId', 'pin', 'blurb', 'about', 'links'),
  /** The batch is added when the row is written. The key is empty where the file has none. */
  source: map(listings.fields.source.label, { key: listings.fields.source.fields!['key'] as Field<string> }),
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

/** Set by publishing, or compared separately, so not part of the content. */
const aside = ['status', 'mapNumber', 'openings']

/** A hash of the listing with its other columns, whose change shows that somebody edited it after the import. */
export const listingContentHash = (listing: Partial<DataOf<typeof listings>>, { extra }: OtherColumns) =>
  contentHash({ ...declaredPart(listings, listing, aside), extra })

/** The id of the listing that a row creates, from the row's content, so that writing the row twice creates one listing. */
export const importedListingId = (editionId: string, rowHash: string) => `${editionId}-${rowHash.slice(0, 20)}`
