import { isPortError } from '../../ports/errors'
import type { importBatches } from '../operations/import-batches'
import type { FunctionWorld } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { waitingRowsPath, waitingZipPath } from './import-scope'

/** Deletes what waited to be written of a batch that is over: nobody needs it, and it names people. May be asked again. */
export async function forgetWaiting({ storage }: FunctionWorld, { id, scope, kind }: StoredOf<typeof importBatches>): Promise<void> {
  const paths = [waitingRowsPath(scope, id), ...(kind === 'pictures' ? [waitingZipPath(id)] : [])]
  for (const path of paths)
    await storage.delete(path).catch((error: unknown) => {
      if (!isPortError(error, 'storage', 'object-not-found')) throw error
    })
}
