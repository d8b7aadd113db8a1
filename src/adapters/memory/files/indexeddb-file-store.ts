import { requested, within } from '../documents/indexeddb-database'
import type { FileStore, StoredFile } from './file-store'

/** Stores the bytes of files in the database's `files` object store. */
export class IndexedDbFileStore implements FileStore {
  constructor(private readonly db: IDBDatabase) {}

  get(path: string): Promise<StoredFile | undefined> {
    return this.within('readonly', files => requested<StoredFile | undefined>(files.get(path)))
  }

  async put(file: StoredFile): Promise<void> {
    await this.within('readwrite', files => requested(files.put(file, file.path)))
  }

  delete(path: string): Promise<boolean> {
    return this.within('readwrite', async files => {
      const isThere = (await requested(files.getKey(path))) !== undefined
      if (isThere) await requested(files.delete(path))
      return isThere
    })
  }

  async paths(prefix: string): Promise<readonly string[]> {
    const keys = await this.within('readonly', files => requested(files.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))))
    return keys as string[]
  }

  all(): Promise<readonly StoredFile[]> {
    return this.within('readonly', files => requested<StoredFile[]>(files.getAll()))
  }

  private within<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => Promise<T>): Promise<T> {
    return within(this.db, ['files'], mode, transaction => work(transaction.objectStore('files')))
  }
}
