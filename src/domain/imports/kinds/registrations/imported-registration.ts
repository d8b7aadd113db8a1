import { listings } from '../../../guide/listings.collection'
import { registrations } from '../../../guide/registrations.collection'
import type { RecordOf } from '../../../shared/records/fields'
import { fieldsOf } from '../../columns/import-field'

/** A registration in a file. */
export const importedRegistrationFields = {
  ...fieldsOf(registrations, 'personId', 'n', 'siteId', 'unit', 'ownAddress', 'neighbourhoodId', 'weekendId', 'tier'),
  ...fieldsOf(listings, 'displayName', 'media'),
} as const
export type ImportedRegistration = RecordOf<typeof importedRegistrationFields>
