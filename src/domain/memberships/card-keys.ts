import { collection } from '../shared/collection'
import { open } from '../shared/fields'
import { nobody, readOnly } from '../shared/policy'

/** The keys that members' cards are signed with; the id is the key's name. Read by callables only: the private half leaves nobody's sight. */
export const cardKeys = collection({
  path: 'cardKeys',
  title: 'Keys of cards',
  fields: { privateKey: open<JsonWebKey>('Private half'), publicKey: open<JsonWebKey>('Public half') },
  access: readOnly(nobody),
})
