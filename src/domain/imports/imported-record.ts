import * as v from 'valibot'
import { listingContacts } from '../guide/listing-contacts'
import { listings, openingFields } from '../guide/listings'
import { type Field, map, type RecordOf, text } from '../shared/fields'

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
export type ListingFieldName = keyof ImportedListing

/** `YYYY-MM-DDTHH:MM` of a real day. */
export const localMoment = (label: string): Field<string> => ({
  ...text(label, 16),
  schema: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    v.check(local => new Date(`${local}Z`).getTime() > 0 && new Date(`${local}Z`).toISOString().startsWith(local), 'is no day and time'),
  ),
})

/** An opening as it crosses to the importer: JSON, its times on the edition's wall clock. */
export const importedOpeningFields = {
  name: openingFields.name,
  start: localMoment('Opens'),
  end: localMoment('Closes'),
  ticketed: openingFields.ticketed,
  capacity: openingFields.capacity,
  bookingUrl: openingFields.bookingUrl,
  notes: openingFields.notes,
  extra: listingContacts.fields.extra,
} as const
export type ImportedOpening = RecordOf<typeof importedOpeningFields>

/** An opening that a listing already has. */
export type StandingOpening = ImportedOpening & { readonly key: string }

/** What the edition already holds: all that a plan needs to know of the store. */
export interface Existing {
  readonly listings: readonly ExistingListing[]
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
}
export interface ExistingListing {
  readonly id: string
  /** The fields a file may set, as they read now. */
  readonly fields: Partial<ImportedListing>
  readonly openings: readonly StandingOpening[]
}
