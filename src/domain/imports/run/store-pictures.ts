import { RuleBroken } from '../../shared/records/rule-broken'
import type { ImportedPicture } from '../kinds/pictures/imported-picture'
import type { RowToWrite } from '../plan/planned-row'
import type { RefusedRow } from './import-run.contract'

/** Stores the picture of a row before the row is written, and discards it if the row is refused. */
export interface PictureSender {
  /** Resolves with the stored picture's id. Refuses a file that is not accepted with `picture-refused`. */
  send(picture: ImportedPicture): Promise<string>
  discard(imageId: string): Promise<void>
}

interface StoredPictures {
  /** Ids by the hash of the row. */
  readonly ids: Readonly<Record<string, string>>
  readonly refused: readonly RefusedRow[]
}

/** Stores the pictures of some rows. */
export async function storePictures(rows: readonly RowToWrite[], pictures: PictureSender): Promise<StoredPictures> {
  const ids: Record<string, string> = {}
  const refused: RefusedRow[] = []
  for (const { hash, line, name, data } of rows) {
    try {
      ids[hash] = await pictures.send(data as ImportedPicture)
    } catch (error) {
      if (!(error instanceof RuleBroken && error.rule === 'picture-refused')) {
        // The next try stores them again.
        await Promise.all(Object.values(ids).map(id => pictures.discard(id)))
        throw error
      }
      refused.push({ hash, line, name, code: 'picture-refused', why: 'the picture cannot be opened, or is too small' })
    }
  }
  return { ids, refused }
}
