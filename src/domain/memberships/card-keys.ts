import { collection } from '../shared/records/collection'
import { json } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/** The keys that members' cards are signed with; the id is the key's name. Read by callables only: the private half leaves nobody's sight. */
export const cardKeys = collection({
  path: 'cardKeys',
  title: 'Keys of cards',
  privacy: 'secret',
  notAudited: 'secrets of the server, which no reader of the audit may see',
  fields: { privateKey: json<JsonWebKey>('Private half'), publicKey: json<JsonWebKey>('Public half') },
  access: readOnly(nobody),
})
