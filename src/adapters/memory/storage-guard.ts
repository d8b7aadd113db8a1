import { type FileFacts, mayUseFile } from '../../domain/operations/storage-policy'
import type { Actor } from '../../domain/shared/policy'
import { PortError } from '../../ports/errors'
import type { NetworkSwitch } from './network-switch'

/** What stands between a caller and the files. Throws the storage port's errors. */
export type StorageGuard = (act: 'read' | 'write', path: string, file?: FileFacts) => void

/** The storage policy, and the network without which no client reaches a file. */
export const storageGuard =
  (network: NetworkSwitch, actor: () => Actor | undefined): StorageGuard =>
  (act, path, file) => {
    network.require('storage')
    if (!mayUseFile(act, path, actor(), file)) throw new PortError('storage', actor() ? 'unauthorized' : 'unauthenticated', `${act} ${path}`)
  }
