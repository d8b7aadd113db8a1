import { collection } from '../shared/records/collection'
import { json } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/** The keys that sign members' cards. Read by callables only, because the private half must stay on the server. */
export const cardKeys = collection({
  path: 'cardKeys',
  title: 'Card keys',
  privacy: 'secret',
  backup: 'guarded',
  whenForgotten: { otherwise: 'keys of the organization' },
  notAudited: 'secrets of the server, which no reader of the audit may see',
  fields: { privateKey: json<JsonWebKey>('Private half'), publicKey: json<JsonWebKey>('Public half') },
  access: readOnly(nobody),
})
