import { documentId, type Order, type Value } from '../../../ports/documents'
import type { Collection, StoredOf } from './collection'
import type { Find, Records } from './records'

const page = 1000

/** All records that match the query, read page by page without a limit, in the order of the query and then of the ids. */
export async function allRecords<C extends Collection>(records: Records, of: C, find: Find = {}): Promise<readonly StoredOf<C>[]> {
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
