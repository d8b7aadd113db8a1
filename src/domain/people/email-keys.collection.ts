import { collection } from '../shared/records/collection'
import { reference, withFacts } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/** Makes an email address unique over all people: the id is its digest. Read and written by callables only. */
export const emailKeys = collection({
  path: 'emailKeys',
  title: 'Email keys',
  privacy: 'secret',
  notAudited: 'hashes of addresses, whose changes are audited in people',
  fields: { personId: withFacts(reference('Person', 'people'), { staysInMerge: 'moved with the addresses' }) },
  access: readOnly(nobody),
})
