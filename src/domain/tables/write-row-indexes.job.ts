import { documentId } from '../../ports/documents'
import { collections } from '../collections'
import { deleteFiles, filesBelow } from '../shared/functions/files-below'
import type { HandlerContext } from '../shared/functions/handler'
import type { Job } from '../shared/functions/job'
import { unlessMissing } from '../shared/functions/unless-missing'
import { type Collection, type StoredOf, stampFields } from '../shared/records/collection'
import { privacyOf } from '../shared/records/privacy-of-field'
import type { Records } from '../shared/records/records'
import { pathIn, storedPath } from '../shared/stored-path'
import { readRowIndexFile, writeRowIndexFile } from './row-index-file'
import { indexFolder, rowIndexScope } from './row-index-scope'
import { type RowIndex, rowIndexes } from './row-indexes.collection'
import { maxRows, type RowRecord } from './row-source'

/** With fewer rows than this, reading from the store is as fast. */
const minRows = 2_000
/** Records read in one query. */
const page = 1_000
/** After this many milliseconds every record is read again, because jobs change some fields without a stamp. */
const wholeAgain = 23 * 3_600_000
/** The largest expected difference between the clocks of this host and of the database, in milliseconds. */
const skew = 60_000

/** Renews the files from which large tables read their rows. */
export const writeRowIndexes: Job = {
  name: 'writeRowIndexes',
  every: 'hour',
  async run(context) {
    const { records } = context
    let written = 0
    for (const of of collections) if (await renew(records, context, of)) written += 1
    return written
  },
}

/** Whether a new index was written. Deletes the index of a collection that has become too large or too small for one. */
async function renew(records: Records, context: HandlerContext, of: Collection): Promise<boolean> {
  const reader = rowIndexScope(of)
  if (!reader) return false
  const existing = await records.get(rowIndexes, of.path)
  const count = await records.count(of)
  if (count < minRows || count > maxRows) {
    if (existing) await remove(records, context, of, existing)
    return false
  }
  if (existing && existing.rows === count && (await records.count(of, { where: [['updatedAt', '>', existing.stamp]] })) === 0) return false
  const stamp = new Date(context.clock.now().getTime() - skew)
  const fields = indexedFields(of)
  const renewed = existing && (await renewedRows(context, of, fields, existing, count))
  const rows = renewed ?? (await allRows(records, of, fields))
  const file = storedPath(indexFolder(reader), fileName(of, stamp.getTime()))
  const content = await writeRowIndexFile(rows, fields)
  await context.storage.upload(file, content, { contentType: 'application/gzip' }).done
  const index = { reader, file, rows: rows.length, bytes: content.size, stamp, readAt: renewed ? existing.readAt : stamp }
  await records.commit(existing ? records.changing(rowIndexes, existing, index) : records.creating(rowIndexes, of.path, index))
  await removeFiles(context, of, index)
  return true
}

const fileName = (of: Collection, made: number | string) => `${of.path}-${made}.json.gz`
const isFileOf = (of: Collection, path: string) => fileName(of, /(\d+)[.]json[.]gz$/.exec(path)?.[1] ?? '') === path.slice(path.lastIndexOf('/') + 1)

/** The fields that a table shows: all but long and rich texts, JSON and secrets; of the stamps only authors and dates. */
const indexedFields = (of: Collection): readonly string[] => [
  ...Object.entries(of.fields).flatMap(([name, { kind }]) =>
    kind === 'longText' || kind === 'richText' || kind === 'json' || privacyOf(of, name) === 'secret' ? [] : [name],
  ),
  ...Object.keys(stampFields).filter(name => name !== 'rev' && name !== 'schema'),
]

/** The previous file's rows with the changes since; `undefined` where some were deleted since, or too many changed. */
async function renewedRows(
  { records, storage, clock }: HandlerContext,
  of: Collection,
  fields: readonly string[],
  { reader, file, stamp, readAt }: RowIndex,
  count: number,
): Promise<readonly RowRecord[] | undefined> {
  if (clock.now().getTime() - readAt.getTime() > wholeAgain) return undefined
  const changed = await records.find(of, { where: [['updatedAt', '>', stamp]], limit: page })
  const path = pathIn(indexFolder(reader), file)
  const former = path && changed.length < page ? await storage.read(path).catch(unlessMissing) : undefined
  if (!former) return undefined
  const rows = new Map((await readRowIndexFile(former)).map(row => [row.id, row]))
  for (const record of changed) rows.set(record.id, rowOf(record, fields))
  return rows.size === count ? [...rows.values()] : undefined
}

function rowOf(record: StoredOf<Collection>, fields: readonly string[]): RowRecord {
  const all = record as unknown as RowRecord
  return { id: all.id, rev: all.rev, ...Object.fromEntries(fields.flatMap(name => (all[name] === undefined ? [] : [[name, all[name]]]))) }
}

async function allRows(records: Records, of: Collection, fields: readonly string[]): Promise<readonly RowRecord[]> {
  const rows: RowRecord[] = []
  for (let last: string | undefined; ; ) {
    const found: readonly StoredOf<Collection>[] = await records.find(of, {
      orderBy: [[documentId, 'asc']],
      limit: page,
      ...(last !== undefined && { startAfter: [last] }),
    })
    for (const record of found) rows.push(rowOf(record, fields))
    if (found.length < page) return rows
    last = found.at(-1)!.id
  }
}

async function remove(records: Records, context: HandlerContext, of: Collection, index: RowIndex): Promise<void> {
  await records.commit(records.deleting(rowIndexes, index.id))
  await removeFiles(context, of, { reader: index.reader })
}

/** Deletes the former files of a collection, also those that an interrupted run left: they hold people who may be forgotten by now. */
async function removeFiles(
  { storage }: HandlerContext,
  of: Collection,
  { reader, file }: Pick<RowIndex, 'reader'> & Partial<RowIndex>,
): Promise<void> {
  const found = await filesBelow(storage, storedPath(indexFolder(reader)))
  await deleteFiles(
    storage,
    found.filter(path => path !== file && isFileOf(of, path)),
  )
}
