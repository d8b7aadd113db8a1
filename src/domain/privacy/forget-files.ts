import { proofFolder, sentProofFolder } from '../eligibility/proof-files'
import { pictureFolder } from '../pictures/picture-file'
import type { HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import type { Collection, StoredOf } from '../shared/records/collection'
import { checkedPath, pathIn, storedPath } from '../shared/stored-path'

type Files = Pick<HandlerContext, 'storage'>

/** Folders in which each person has a subfolder. A test compares them with the storage access rules. */
export const ownFolders = [pictureFolder, sentProofFolder, proofFolder] as const

/** Deletes the files that a record names in the fields that change, or in all of them. */
export async function deleteFilesOf({ storage }: Files, of: Collection, record: StoredOf<Collection>, change?: object): Promise<void> {
  const values = record as unknown as Readonly<Record<string, unknown>>
  for (const [name, { filesIn }] of Object.entries(of.fields)) {
    if (filesIn === undefined || (change && !(name in change))) continue
    for (const path of [values[name]].flat()) {
      const file = typeof path === 'string' ? pathIn(filesIn, path) : undefined
      if (file) await storage.delete(file).catch(unlessMissing)
    }
  }
}

/** Deletes everything in a person's own folders, including files without a record. */
export async function emptyOwnFolders({ storage }: Files, personId: string): Promise<void> {
  for (const folder of ownFolders) {
    let isMore: boolean
    do {
      // Each round lists what is left.
      const { paths, nextPage } = await storage.list(storedPath(folder, personId))
      for (const path of paths) await storage.delete(checkedPath(path)).catch(unlessMissing)
      isMore = nextPage !== undefined
    } while (isMore)
  }
}
