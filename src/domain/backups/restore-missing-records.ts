import type { Doc } from '../../ports/documents'
import { restoreNote } from '../audit/change-notes'
import { collectionAt } from '../collections'
import { chunked } from '../shared/chunked'
import type { HandlerContext } from '../shared/functions/handler'
import { isGuarded } from './backed-up-collections'
import { forgottenSince } from './forgotten-since'
import { isErasedWith, type RestoredRecord, readRecord } from './restored-record'
import type { Restore } from './restores.collection'
import { collectionOf } from './write-backup'

/** Records of one transaction; with their notes and audit entries they stay below the database's limit of writes. */
const recordsAtOnce = 200

export interface Applied {
  readonly restored: number
  readonly present: number
  readonly forgotten: number
}

/**
 * Restores the records of a part that are missing. Existing records are not changed, so it can be repeated after an interruption: records
 * written by the first try exist then.
 */
export async function restoreMissingRecords(context: HandlerContext, restore: Restore, lines: readonly string[]): Promise<Applied> {
  const records = lines.flatMap(line => {
    const record = readRecord(line)
    return 'problem' in record || (restore.purpose === 'ordinary' && isGuarded(record.of)) ? [] : [record]
  })
  const forgotten = await forgottenSince(context.systemRecords, restore.madeAt)
  const total = { restored: 0, present: 0, forgotten: 0 }
  for (const part of chunked(records, recordsAtOnce)) {
    const some = await applySome(context, restore, part, forgotten)
    total.restored += some.restored
    total.present += some.present
    total.forgotten += some.forgotten
  }
  return total
}

function applySome(context: HandlerContext, restore: Restore, records: readonly RestoredRecord[], forgotten: ReadonlySet<string>): Promise<Applied> {
  return context.documents.transact(async transaction => {
    const found = await Promise.all(records.map(({ path }) => transaction.get(path)))
    const missing = records.filter((_, i) => !found[i])
    const parents = await Promise.all(missing.map(record => parentOf(record, path => transaction.get(path))))
    const wanted = missing.filter((record, i) => !isErasedWith(record, forgotten, parents[i]))
    for (const record of wanted) transaction.write({ op: 'create', path: record.path, data: record.data })
    const paths = wanted.map(({ path }) => path)
    const note = restoreNote(context.systemRecords, context.ids.next(), paths, context.actor, reasonOf(restore))
    if (note) transaction.write(note)
    return { restored: wanted.length, present: records.length - missing.length, forgotten: missing.length - wanted.length }
  })
}

/** The parent record of a subcollection's record, if it exists in the database. */
export async function parentOf({ path }: RestoredRecord, get: (path: string) => Promise<Doc | undefined>): Promise<RestoredRecord | undefined> {
  const above = collectionOf(path)
  const parentPath = collectionOf(above)
  const of = parentPath && collectionAt(collectionOf(parentPath))
  const doc = of ? await get(parentPath) : undefined
  return of && doc ? { of, path: doc.path, id: doc.id, data: doc.data } : undefined
}

/** The reason in the audit entry of each restored record. */
const reasonOf = ({ madeAt, backup, requestedBy, decidedBy }: Restore) =>
  `Restored from the backup ${backup} of ${madeAt.toISOString()}, requested by ${requestedBy}${decidedBy === undefined ? '' : `, approved by ${decidedBy}`}`
