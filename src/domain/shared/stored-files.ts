import { Storage } from '../../ports/storage'

/** Files that records name by their path. Who may read one is decided by its folder. */
export class StoredFiles {
  static readonly inject = [Storage] as const

  constructor(private readonly storage: Storage) {}

  read(path: string): Promise<Blob> {
    return this.storage.read(path)
  }
}
