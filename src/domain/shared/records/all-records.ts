import { documentId, type Order, type Value } from '../../../ports/documents'
import type { Collection, StoredOf } from './collection'
import type { Find, Records } from './records'

const page = 1000

/** All records that match the query, without a limit, in the order of the query and then of the ids. */
export async function allRecords<C extends Collection>(records: Records, of: C, find: Find = {}): Promise<readonly StoredOf<C>[]> {
  const found: StoredOf<C>[] = []
  for await (const some of recordPages(records, of, find)) found.push(...some)
  return found
}

/** The same, page by page. */
export async function* recordPages<C extends Collection>(records: Records, of: C, find: Find = {}): AsyncGenerator<readonly StoredOf<C>[]> {
  const orderBy: readonly Order[] = [...(find.orderBy ?? []), [documentId, 'asc']]
  const placeOf = (record: StoredOf<C>) =>
    orderBy.map(([field]) => (field === documentId ? record.id : (record[field as keyof StoredOf<C>] as Value)))
  let last: StoredOf<C> | undefined
  do {
    const next = await records.find(of, { ...find, orderBy, limit: page, ...(last && { startAfter: placeOf(last) }) })
    yield next
    last = next.length < page ? undefined : next.at(-1)
  } while (last)
}
