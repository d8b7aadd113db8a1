import { RuleBroken } from '../shared/rule-broken'
import type { Refusal, RowToWrite } from './import-run.function'

/** Stores the picture of a row before the row is written, and throws it away where the row then was refused. */
export interface PictureSender {
  /** The row with its picture's id. Refuses with `picture-refused` what cannot be taken. */
  send(row: RowToWrite): Promise<RowToWrite>
  discard(row: RowToWrite): Promise<void>
}

/** The rows with their pictures stored; those written before need none. */
export async function storePictures(rows: readonly RowToWrite[], before: ReadonlySet<string>, pictures: PictureSender) {
  const toWrite: RowToWrite[] = []
  const failed: { hash: string; code: Refusal }[] = []
  for (const row of rows) {
    try {
      toWrite.push(before.has(row.hash) ? row : await pictures.send(row))
    } catch (error) {
      if (!(error instanceof RuleBroken && error.rule === 'picture-refused')) {
        // The next try stores them anew.
        await Promise.all(toWrite.map(sent => pictures.discard(sent)))
        throw error
      }
      failed.push({ hash: row.hash, code: 'picture-refused' })
    }
  }
  return { toWrite, failed }
}
