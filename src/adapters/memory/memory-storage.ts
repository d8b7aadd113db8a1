import { localFileAddress } from '../../domain/operations/local-file'
import type { FileFacts } from '../../domain/operations/storage-policy'
import type { HandlerStorage } from '../../domain/shared/cloud-function'
import { PortError } from '../../ports/errors'
import { type FileList, type Storage, storageLimits, type Upload } from '../../ports/storage'
import { requireFilePath, requirePageSize } from '../../ports/storage-arguments'
import type { FileShelf, StoredFile } from './file-shelf'
import { FileUpload } from './file-upload'
import { FileWay } from './file-way'
import type { StorageGuard } from './storage-guard'
import { compareText } from './values'

/** Files of the sample season are served by the web server, beside the page. */
const served = 'sample/'

/** The Storage port over a shelf of bytes; with no guard, as handlers are given it. */
export class MemoryStorage implements Storage, HandlerStorage {
  constructor(
    private readonly shelf: FileShelf,
    private readonly guard: StorageGuard = () => undefined,
    private readonly way = new FileWay(),
    /** Fetches a file of the sample season; where no web server stands beside it, there is none. */
    private readonly fetchServed: (path: string) => Promise<Blob | undefined> = async () => undefined,
  ) {}

  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload {
    const facts = { contentType: options.contentType, bytes: file.size }
    const allow = () => this.allow('write', path, facts)
    const store = (bytes: ArrayBuffer) => explaining(() => this.shelf.put({ path, bytes, ...options }))
    return new FileUpload(file, { path, way: this.way, allow, store })
  }

  read(path: string): Promise<Blob> {
    return this.operate('read', path, async () => {
      if (path.startsWith(served)) return (await this.fetchServed(path)) ?? Promise.reject(missing(path))
      const { bytes, contentType } = await this.find(path)
      return new Blob([bytes], { type: contentType })
    })
  }

  /** An address that records and snapshots may keep; the local mode's own pages know how to open it. */
  downloadUrl(path: string): Promise<string> {
    return this.operate('read', path, async () => {
      if (path.startsWith(served)) return `/${path}`
      await this.find(path)
      return localFileAddress(path)
    })
  }

  /** In the order of their paths. A page is named by the last path before it. */
  async list(prefix: string, { pageSize = storageLimits.listPage.most, page }: { pageSize?: number; page?: string } = {}): Promise<FileList> {
    requirePageSize(pageSize)
    const folder = prefix.replace(/\/$/, '')
    if (folder !== '') requireFilePath(folder)
    return this.way.operate('read', folder, async () => {
      this.guard('list', folder)
      const found = await explaining(() => this.shelf.paths(`${folder}/`))
      const inFolder = found.filter(path => !path.slice(folder.length + 1).includes('/')).sort(compareText)
      const rest = page === undefined ? inFolder : inFolder.filter(path => compareText(path, page) > 0)
      const paths = rest.slice(0, pageSize)
      return { paths, ...(rest.length > pageSize && { nextPage: paths.at(-1)! }) }
    })
  }

  async copy(from: string, to: string, options: { contentType: string; cacheControl?: string }): Promise<void> {
    const { bytes } = await this.operate('read', from, () => this.find(from))
    await this.operate('write', to, () => explaining(() => this.shelf.put({ path: to, bytes, ...options })))
  }

  delete(path: string): Promise<void> {
    return this.operate('write', path, async () => {
      if (!(await explaining(() => this.shelf.delete(path)))) throw missing(path)
    })
  }

  private async operate<T>(act: 'read' | 'write', path: string, work: () => Promise<T>): Promise<T> {
    requireFilePath(path)
    return this.way.operate(act, path, () => {
      this.guard(act, path)
      return work()
    })
  }

  private async find(path: string): Promise<StoredFile> {
    const file = await explaining(() => this.shelf.get(path))
    if (!file) throw missing(path)
    return file
  }

  private allow(act: 'read' | 'write', path: string, file: FileFacts): void {
    requireFilePath(path)
    this.guard(act, path, file)
  }
}

const missing = (path: string) => new PortError('storage', 'object-not-found', path)

/** A shelf that is full says so as the database does; what else goes wrong with it is not known to the port. */
async function explaining<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isFull = error instanceof PortError && error.code === 'resource-exhausted'
    throw new PortError('storage', isFull ? 'quota-exceeded' : 'unknown', String(error), { cause: error })
  }
}
