import { documentId } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { collections } from '../collections'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { type Collection, type StoredOf, stampFields } from '../shared/collection'
import { Records } from '../shared/records'
import { writeColumns } from './columns-file'
import { fieldClass } from './field-classes'
import { indexFolder, indexReader } from './index-reader'
import { type RowIndex, rowIndexes } from './row-indexes'
import { mostRows, type RowRecord } from './row-source'
import { writeRowIndexes } from './write-row-indexes.function'

/** Fewer rows than these are read from the store as quickly. */
const leastRows = 2_000
/** Records read at once. */
const page = 1_000
/** How far the clocks of this host and of the database may be apart, in milliseconds. */
const skew = 60_000

export const writeRowIndexesHandler = handle(writeRowIndexes, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const written: string[] = []
  for (const of of collections) if (await renew(records, world, of)) written.push(of.path)
  return { written }
})

/** Whether a new index was written. What has grown too large or too small for one loses it. */
async function renew(records: Records, world: FunctionWorld, of: Collection): Promise<boolean> {
  const reader = indexReader(of)
  if (!reader) return false
  const standing = await records.get(rowIndexes, of.path)
  const count = await records.count(of)
  if (count < leastRows || count > mostRows) {
    if (standing) await remove(records, world, standing)
    return false
  }
  if (standing && standing.rows === count && (await records.count(of, { where: [['updatedAt', '>', standing.stamp]] })) === 0) return false
  const stamp = new Date(world.clock.now().getTime() - skew)
  const fields = indexedFields(of)
  const rows = await allRows(records, of, fields)
  const file = `${indexFolder(reader)}/${of.path}-${stamp.getTime()}.json.gz`
  const content = await writeColumns(rows, fields)
  await world.storage.upload(file, content, { contentType: 'application/gzip' }).done
  const index = { reader, file, rows: rows.length, bytes: content.size, stamp }
  await records.commit(standing ? records.changing(rowIndexes, standing, index) : records.creating(rowIndexes, of.path, index))
  if (standing && standing.file !== file) await removeFile(world, standing)
  return true
}

/** What a table shows: all but long texts, trees and secrets; of the stamps who and when. */
const indexedFields = (of: Collection): readonly string[] => [
  ...Object.entries(of.fields).flatMap(([name, { kind }]) =>
    kind === 'longText' || kind === 'open' || fieldClass(of, name) === 'secret' ? [] : [name],
  ),
  ...Object.keys(stampFields).filter(name => name !== 'rev' && name !== 'schema'),
]

async function allRows(records: Records, of: Collection, fields: readonly string[]): Promise<readonly RowRecord[]> {
  const rows: RowRecord[] = []
  for (let last: string | undefined; ; ) {
    const found: readonly StoredOf<Collection>[] = await records.find(of, {
      orderBy: [[documentId, 'asc']],
      limit: page,
      ...(last !== undefined && { startAfter: [last] }),
    })
    for (const record of found) {
      const all = record as unknown as RowRecord
      rows.push({ id: all.id, rev: all.rev, ...Object.fromEntries(fields.flatMap(name => (all[name] === undefined ? [] : [[name, all[name]]]))) })
    }
    if (found.length < page) return rows
    last = found.at(-1)!.id
  }
}

async function remove(records: Records, world: FunctionWorld, index: RowIndex): Promise<void> {
  await records.commit(records.deleting(rowIndexes, index.id))
  await removeFile(world, index)
}

async function removeFile({ storage }: FunctionWorld, { file }: RowIndex): Promise<void> {
  await storage.delete(file).catch((error: unknown) => {
    if (!isPortError(error, 'storage', 'object-not-found')) throw error
  })
}
