import { storedPath } from '../../shared/stored-path'
import type { ImportScope } from '../import-batches.collection'

/** Where the chosen file is stored from the dry run on; readable for staff of the scope. Deleted when all of it is written. */
export const chosenFilePath = (scope: ImportScope, importId: string) => storedPath(`imports-${scope}`, importId, 'file')

/** Where planned rows are stored, several to a file. Only the dry run writes them, so nothing is written that was not planned. */
export const plannedRowsPath = (scope: ImportScope, batchId: string, piece: number) => storedPath(`import-plans-${scope}`, batchId, `${piece}.json`)

/**
 * Ids of the imports that one file becomes: the file's own id for the first, then the same with a dot and the number of the part. File
 * ids have no dot.
 */
export const batchIdOf = (importId: string, part: number) => (part === 0 ? importId : `${importId}.${part + 1}`)

/** Which part of its file a batch is, counted from 0. */
export function partOf(batchId: string): { readonly importId: string; readonly part: number } {
  const [importId = '', number = '1'] = batchId.split('.')
  return { importId, part: Number(number) - 1 }
}
