export interface StoredFile {
  readonly path: string
  readonly bytes: ArrayBuffer
  readonly contentType: string
  readonly cacheControl?: string
}

/** Stores the bytes of files. */
export interface FileStore {
  get(path: string): Promise<StoredFile | undefined>
  put(file: StoredFile): Promise<void>
  /** Resolves to whether the file existed. */
  delete(path: string): Promise<boolean>
  /** The paths that begin with `prefix`, in any order. */
  paths(prefix: string): Promise<readonly string[]>
  all(): Promise<readonly StoredFile[]>
}

export class MemoryFileStore implements FileStore {
  private readonly files = new Map<string, StoredFile>()

  async get(path: string): Promise<StoredFile | undefined> {
    return this.files.get(path)
  }

  async put(file: StoredFile): Promise<void> {
    this.files.set(file.path, file)
  }

  async delete(path: string): Promise<boolean> {
    return this.files.delete(path)
  }

  async paths(prefix: string): Promise<readonly string[]> {
    return [...this.files.keys()].filter(path => path.startsWith(prefix))
  }

  async all(): Promise<readonly StoredFile[]> {
    return [...this.files.values()]
  }

  replaceAll(files: readonly StoredFile[]): void {
    this.files.clear()
    for (const file of files) this.files.set(file.path, file)
  }
}
