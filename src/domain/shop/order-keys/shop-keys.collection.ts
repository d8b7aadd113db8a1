import { collection } from '../../shared/records/collection'
import { text } from '../../shared/records/fields'
import { nobody, readOnly } from '../../shared/records/policy'

/** The secret from which the keys in order mails are derived, so that orders need not store them. Read by callables only. */
export const shopKeys = collection({
  path: 'shopKeys',
  title: 'Keys of mailed links',
  privacy: 'secret',
  backup: 'guarded',
  whenForgotten: { otherwise: 'keys of the organization' },
  notAudited: 'secrets of the server, which no reader of the audit may see',
  fields: { secret: text('Secret', 64) },
  access: readOnly(nobody),
})
