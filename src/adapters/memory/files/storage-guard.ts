import { awaitingRecord, type FileAct, type FileFacts, mayUseFile } from '../../../domain/hosting/storage-policy'
import type { Actor } from '../../../domain/shared/records/policy'
import type { Documents } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'

/** Checks an operation on files. Throws errors of the storage port. */
export type StorageGuard = (act: FileAct, path: string, file?: FileFacts) => Promise<void>

/** The guard that applies the storage access rules; the `documents` that it reads are not checked themselves. */
export const storageGuard =
  (actor: () => Actor | undefined, documents: Pick<Documents, 'get'>): StorageGuard =>
  async (act, path, file) => {
    const place = file && awaitingRecord(path)
    const record = place === undefined ? undefined : (await documents.get(place))?.data
    if (!mayUseFile(act, path, actor(), file && { ...file, record }))
      throw new PortError('storage', actor() ? 'unauthorized' : 'unauthenticated', `${act} ${path}`)
  }
