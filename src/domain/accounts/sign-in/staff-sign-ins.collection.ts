import { collection } from '../../shared/records/collection'
import { instant, integer, optional } from '../../shared/records/fields'
import { nobody, readOnly } from '../../shared/records/policy'

/** Attempts at the staff sign-in, by a digest of the email; the email itself is not stored. Read and written by callables only. */
export const staffSignIns = collection({
  path: 'staffSignIns',
  title: 'Staff sign-ins',
  privacy: 'impersonal',
  fields: {
    /** Last sign-in with this address. */
    lastAt: optional(instant('Last sign-in')),
    /** Refused attempts since that sign-in. */
    refused: integer('Refused'),
  },
  access: readOnly(nobody),
})
