import { Storage } from '../../ports/storage'

/** Files whose path a record names. The folder decides who may read a file. */
export class StoredFiles {
  static readonly inject = [Storage] as const

  constructor(private readonly storage: Storage) {}

  read(path: string): Promise<Blob> {
    return this.storage.read(path)
  }
}
