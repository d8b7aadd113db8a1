import type { Collection, DataOf } from '../records/collection'
import type { Records } from '../records/records'

/** A collection of secrets, closed to everybody but callables. */
type Secrets = Collection & { readonly fields: { readonly secret: unknown } }

/** A secret of the server. The first call creates it; two concurrent calls end up with the same one. */
export async function serverSecret(records: Records, of: Secrets, id: string): Promise<string> {
  const secretIn = (found: object) => (found as { readonly secret: string }).secret
  const known = await records.get(of, id)
  if (known) return secretIn(known)
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')
  return records.transact(async within => {
    const other = await within.get(of, id)
    if (!other) within.create(of, id, { secret } as unknown as DataOf<Secrets>)
    return other ? secretIn(other) : secret
  })
}
