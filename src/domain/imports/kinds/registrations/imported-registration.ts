import { listings } from '../../../guide/listings.collection'
import { registrations } from '../../../guide/registrations.collection'
import type { RecordOf } from '../../../shared/records/fields'

const r = registrations.fields

/** A registration in a file. */
export const importedRegistrationFields = {
  personId: r.personId,
  n: r.n,
  siteId: r.siteId,
  unit: r.unit,
  ownAddress: r.ownAddress,
  neighbourhoodId: r.neighbourhoodId,
  weekendId: r.weekendId,
  tier: r.tier,
  displayName: listings.fields.displayName,
  media: listings.fields.media,
} as const
export type ImportedRegistration = RecordOf<typeof importedRegistrationFields>
