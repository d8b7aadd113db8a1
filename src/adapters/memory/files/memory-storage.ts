import type { FileFacts } from '../../../domain/hosting/storage-policy'
import type { HandlerStorage } from '../../../domain/shared/functions/handler'
import { localFileAddress, localFilePath } from '../../../domain/shared/local-file'
import { requireFilePath, requirePageSize } from '../../../ports/check-storage-arguments'
import { PortError } from '../../../ports/errors'
import { type FileList, type Storage, storageLimits, type Upload } from '../../../ports/storage'
import { compareText } from '../queries/compare-values'
import type { FileStore, StoredFile } from './file-store'
import { FileUpload } from './file-upload'
import { FlakyTransfer } from './flaky-transfer'
import type { StorageGuard } from './storage-guard'

/** Folder of the sample season's files, which the web server has beside the page. */
const served = 'sample/'

/** The Storage port on a `FileStore`; handlers get it without a guard. */
export class MemoryStorage implements Storage, HandlerStorage {
  constructor(
    private readonly files: FileStore,
    private readonly guard: StorageGuard = async () => undefined,
    private readonly transfer = new FlakyTransfer(),
    /** Fetches a file of the sample season; without a web server there is none. */
    private readonly fetchServed: (path: string) => Promise<Blob | undefined> = async () => undefined,
  ) {}

  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload {
    const facts = { contentType: options.contentType, bytes: file.size }
    const allow = () => this.allow(path, facts)
    const store = (bytes: ArrayBuffer) => explaining(() => this.files.put({ path, bytes, ...options }))
    return new FileUpload(file, { path, transfer: this.transfer, allow, store })
  }

  read(path: string): Promise<Blob> {
    return this.operate('read', path, async () => {
      if (path.startsWith(served)) return (await this.fetchServed(path)) ?? Promise.reject(missing(path))
      const { bytes, contentType } = await this.find(path)
      return new Blob([bytes], { type: contentType })
    })
  }

  readPart(path: string, from: number, to: number): Promise<Blob> {
    return this.operate('read', path, async () => new Blob([(await this.find(path)).bytes.slice(from, to)]))
  }

  /** An address that records and snapshots may store; only pages of local mode can open it. */
  downloadUrl(path: string): Promise<string> {
    return this.operate('read', path, async () => {
      if (path.startsWith(served)) return `/${path}`
      await this.find(path)
      return localFileAddress(path)
    })
  }

  readonly pathBehind = localFilePath

  /** In the order of their paths. A page is identified by the last path before it. */
  async list(prefix: string, { pageSize = storageLimits.listPage.most, page }: { pageSize?: number; page?: string } = {}): Promise<FileList> {
    requirePageSize(pageSize)
    const folder = prefix.replace(/\/$/, '')
    if (folder !== '') requireFilePath(folder)
    return this.transfer.operate('read', folder, async () => {
      await this.guard('list', folder)
      const found = await explaining(() => this.files.paths(`${folder}/`))
      return pageOf(
        found.filter(path => !path.slice(folder.length + 1).includes('/')),
        pageSize,
        page,
      )
    })
  }

  listBelow(folder: string, { page }: { page?: string } = {}): Promise<FileList> {
    return this.operate('list', folder, async () => pageOf(await explaining(() => this.files.paths(`${folder}/`)), storageLimits.listPage.most, page))
  }

  async copy(from: string, to: string, options: { contentType: string; cacheControl?: string }): Promise<void> {
    const { bytes } = await this.operate('read', from, () => this.find(from))
    await this.operate('write', to, () => explaining(() => this.files.put({ path: to, bytes, ...options })))
  }

  delete(path: string): Promise<void> {
    return this.operate('write', path, async () => {
      if (!(await explaining(() => this.files.delete(path)))) throw missing(path)
    })
  }

  private async operate<T>(act: 'read' | 'list' | 'write', path: string, work: () => Promise<T>): Promise<T> {
    requireFilePath(path)
    return this.transfer.operate(act === 'write' ? 'write' : 'read', path, async () => {
      await this.guard(act, path)
      return work()
    })
  }

  private async find(path: string): Promise<StoredFile> {
    const file = await explaining(() => this.files.get(path))
    if (!file) throw missing(path)
    return file
  }

  private async allow(path: string, file: FileFacts): Promise<void> {
    requireFilePath(path)
    await this.guard('write', path, { ...file, isThere: (await explaining(() => this.files.get(path))) !== undefined })
  }
}

const missing = (path: string) => new PortError('storage', 'object-not-found', path)

function pageOf(found: readonly string[], size: number, after: string | undefined): FileList {
  const rest = found.filter(path => after === undefined || compareText(path, after) > 0).sort(compareText)
  const paths = rest.slice(0, size)
  return { paths, ...(rest.length > size && { nextPage: paths.at(-1)! }) }
}

/** Reports a full store as `quota-exceeded` and any other failure of it as `unknown`. */
async function explaining<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isFull = error instanceof PortError && error.code === 'resource-exhausted'
    throw new PortError('storage', isFull ? 'quota-exceeded' : 'unknown', String(error), { cause: error })
  }
}
