import { documentId } from '../../ports/documents'
import { audit } from '../audit/audit.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import type { Collection, StoredOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'
import { pathIn } from '../shared/stored-path'
import { deletionsSince } from './deletions-since'
import { readRowIndexFile } from './row-index-file'
import { indexFolder } from './row-index-scope'
import { rowIndexes } from './row-indexes.collection'

/** Records read in one query. */
const page = 1_000

/**
 * Every record of a collection, for a handler. With a row index it reads one file and the changes since; without one, page by page.
 * Records from an index lack their long texts, as in tables.
 */
export async function wholeCollection<C extends Collection>(
  context: Pick<HandlerContext, 'records' | 'storage'>,
  of: C,
): Promise<readonly StoredOf<C>[]> {
  const { records } = context
  const index = await records.get(rowIndexes, of.path)
  if (!index) return allPages(records, of)
  // The file is missing where the index was rewritten meanwhile.
  const path = pathIn(indexFolder(index.reader), index.file)
  const file = path && (await context.storage.read(path).catch(unlessMissing))
  if (!file) return allPages(records, of)
  const [rows, changed, deletions] = await Promise.all([
    readRowIndexFile(file),
    records.find(of, { where: [['updatedAt', '>', index.stamp]] }),
    records.find(audit, deletionsSince(index, of)),
  ])
  const left = new Set([...deletions.flatMap(({ entityId }) => entityId ?? []), ...changed.map(({ id }) => id)])
  return [...rows.filter(({ id }) => !left.has(id)), ...changed] as unknown as readonly StoredOf<C>[]
}

async function allPages<C extends Collection>(records: Records, of: C): Promise<readonly StoredOf<C>[]> {
  const all: StoredOf<C>[] = []
  for (let last: string | undefined; ; last = all.at(-1)!.id) {
    const found = await records.find(of, { orderBy: [[documentId, 'asc']], limit: page, ...(last !== undefined && { startAfter: [last] }) })
    all.push(...found)
    if (found.length < page) return all
  }
}
