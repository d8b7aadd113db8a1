import type { ImportScope } from '../import-batches'

/** Where the chosen file lies from the dry run on; staff of the scope store it. Deleted when nothing of it is left to write. */
export const chosenFilePath = (scope: ImportScope, importId: string) => `imports-${scope}/${importId}/file`

/** Where planned rows lie, some in each file. Made by the dry run alone, so that nobody writes what was not planned. */
export const plannedRowsPath = (scope: ImportScope, batchId: string, piece: number) => `import-plans-${scope}/${batchId}/${piece}.json`

/** Ids of the imports that one file becomes: the file's own, then the same with the number of the part. No file's id holds a dot. */
export const batchIdOf = (importId: string, part: number) => (part === 0 ? importId : `${importId}.${part + 1}`)

/** Which part of its file a batch is, from 0. */
export function partOf(batchId: string): { readonly importId: string; readonly part: number } {
  const [importId = '', number = '1'] = batchId.split('.')
  return { importId, part: Number(number) - 1 }
}
