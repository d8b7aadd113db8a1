import { documentId, type Order, type Value } from '../../ports/documents'
import type { Collection, StoredOf } from '../shared/collection'
import type { Find, Records } from '../shared/records'

const page = 1000

/** Every record that answers the question, page by page, whatever their number, in the order of the question and then of the ids. */
export async function all<C extends Collection>(records: Records, of: C, find: Find = {}): Promise<readonly StoredOf<C>[]> {
  const orderBy: readonly Order[] = [...(find.orderBy ?? []), [documentId, 'asc']]
  const placeOf = (record: StoredOf<C>) =>
    orderBy.map(([field]) => (field === documentId ? record.id : (record[field as keyof StoredOf<C>] as Value)))
  const found: StoredOf<C>[] = []
  for (;;) {
    const last = found.at(-1)
    const next = await records.find(of, { ...find, orderBy, limit: page, ...(last && { startAfter: placeOf(last) }) })
    found.push(...next)
    if (next.length < page) return found
  }
}
