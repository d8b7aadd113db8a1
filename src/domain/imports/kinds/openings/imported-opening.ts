import { listingContacts } from '../../../guide/listing-contacts.collection'
import { openingFields } from '../../../guide/listings.collection'
import type { RecordOf } from '../../../shared/records/fields'
import { localMoment } from '../../cells/local-moment'

/** An opening as JSON; its times are in the edition's zone. */
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

/** An opening that a listing has already. */
export type StandingOpening = ImportedOpening & { readonly key: string }
