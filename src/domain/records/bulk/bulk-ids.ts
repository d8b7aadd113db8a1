import * as v from 'valibot'
import type { HandlerContext } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/unless-missing'
import { storedPath } from '../../shared/stored-path'
import { recordsPerCall } from '../record-ids-input'

/** Ids in one file: a multiple of a call's records, so that a call reads one file only. */
const idsPerFile = 100 * recordsPerCall

/**
 * Where the ids of a bulk change are stored: in files, because they may be more than a document holds and more than a call should read.
 * The folder is closed to every client.
 */
const bulkIdsPath = (bulkId: string, file: number) => storedPath('bulk', bulkId, `${file}.json`)

const ids = v.array(v.string())

export async function keepBulkIds({ storage }: HandlerContext, bulkId: string, records: readonly string[]): Promise<void> {
  for (let at = 0; at < records.length; at += idsPerFile) {
    const file = new Blob([JSON.stringify(records.slice(at, at + idsPerFile))], { type: 'application/json' })
    await storage.upload(bulkIdsPath(bulkId, at / idsPerFile), file, { contentType: 'application/json' }).done
  }
}

/** The next ids from this index on, as many as one call handles. */
export async function readBulkIds({ storage }: HandlerContext, bulkId: string, from: number): Promise<readonly string[]> {
  const file = await storage.read(bulkIdsPath(bulkId, Math.floor(from / idsPerFile)))
  const at = from % idsPerFile
  return v.parse(ids, JSON.parse(await file.text())).slice(at, at + recordsPerCall)
}

/** Deletes the files. Files that are missing already are no error. */
export async function forgetBulkIds({ storage }: HandlerContext, bulkId: string, total: number): Promise<void> {
  for (let file = 0; file * idsPerFile < total; file++) await storage.delete(bulkIdsPath(bulkId, file)).catch(unlessMissing)
}
