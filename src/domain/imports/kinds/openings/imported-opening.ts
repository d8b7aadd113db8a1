import { listingContacts, type OpeningSource } from '../../../guide/listing-contacts.collection'
import { openingFields } from '../../../guide/listings.collection'
import type { RecordOf } from '../../../shared/records/fields'
import { localTimeField } from '../../cells/local-time-field'
import { filledFields } from '../../columns/import-field'
import { openingColumns } from './openings-import'

/** An opening as JSON; its times are in the edition's zone. */
export const importedOpeningFields = {
  ...filledFields(openingColumns),
  start: localTimeField('Opens'),
  end: localTimeField('Closes'),
  notes: openingFields.notes,
  extra: listingContacts.fields.extra,
} as const
export type ImportedOpening = RecordOf<typeof importedOpeningFields>

/** An opening that a listing has already. */
export type ExistingOpening = ImportedOpening & { readonly key: string }

/** What an undo needs of an opening that was removed. */
export interface WithdrawnOpening {
  readonly opening: ExistingOpening
  readonly tz: string
  readonly source: OpeningSource
}
