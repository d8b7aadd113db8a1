import { type FileAct, type FileFacts, mayUseFile } from '../../../domain/hosting/storage-policy'
import type { Actor } from '../../../domain/shared/records/policy'
import { PortError } from '../../../ports/errors'

/** Checks an operation on files. Throws errors of the storage port. */
export type StorageGuard = (act: FileAct, path: string, file?: FileFacts) => void

/** The guard that applies the storage policy. */
export const storageGuard =
  (actor: () => Actor | undefined): StorageGuard =>
  (act, path, file) => {
    if (!mayUseFile(act, path, actor(), file)) throw new PortError('storage', actor() ? 'unauthorized' : 'unauthenticated', `${act} ${path}`)
  }
