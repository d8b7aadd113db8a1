import { collection } from '../shared/collection'
import { reference } from '../shared/fields'
import { nobody, readOnly } from '../shared/policy'

/** Makes an address unique over all people: the id is its digest. Read and written by callables only. */
export const emailKeys = collection({
  path: 'emailKeys',
  title: 'E-mail keys',
  fields: { personId: reference('Person', 'people') },
  access: readOnly(nobody),
})

/** SHA-256 of an address in its normal form, as hex. */
export async function emailKey(normalEmail: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normalEmail))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
