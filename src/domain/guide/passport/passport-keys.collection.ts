import { collection } from '../../shared/records/collection'
import { text } from '../../shared/records/fields'
import { nobody, readOnly } from '../../shared/records/policy'

/** The secret from which the codes on door signs are derived, so that nobody can make one who was not at a door. Read by callables only. */
export const passportKeys = collection({
  path: 'passportKeys',
  title: 'Keys of door codes',
  privacy: 'secret',
  backup: 'guarded',
  whenForgotten: { otherwise: 'keys of the organization' },
  notAudited: 'secrets of the server, which no reader of the audit may see',
  fields: { secret: text('Secret', 64) },
  access: readOnly(nobody),
})
