import { type FileAct, type FileFacts, mayUseFile } from '../../domain/operations/storage-policy'
import type { Actor } from '../../domain/shared/policy'
import { PortError } from '../../ports/errors'

/** What stands between a caller and the files. Throws the storage port's errors. */
export type StorageGuard = (act: FileAct, path: string, file?: FileFacts) => void

/** The storage policy. */
export const storageGuard =
  (actor: () => Actor | undefined): StorageGuard =>
  (act, path, file) => {
    if (!mayUseFile(act, path, actor(), file)) throw new PortError('storage', actor() ? 'unauthorized' : 'unauthenticated', `${act} ${path}`)
  }
