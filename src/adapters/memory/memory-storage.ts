import { localFileAddress } from '../../domain/operations/local-file'
import type { FileFacts } from '../../domain/operations/storage-policy'
import { PortError } from '../../ports/errors'
import { type FileList, type Storage, storageLimits, type Upload } from '../../ports/storage'
import type { FileShelf, StoredFile } from './file-shelf'
import { FileUpload } from './file-upload'
import type { StorageGuard } from './storage-guard'
import { compareText } from './values'

/** Files of the sample season are served by the web server, beside the page. */
const served = 'sample/'

/** The Storage port over a shelf of bytes; with no guard, as handlers are given it. */
export class MemoryStorage implements Storage {
  constructor(
    private readonly shelf: FileShelf,
    private readonly guard: StorageGuard = () => undefined,
    /** Fetches a file of the sample season; where no web server stands beside it, there is none. */
    private readonly fetchServed: (path: string) => Promise<Blob | undefined> = async () => undefined,
  ) {}

  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload {
    const facts = { contentType: options.contentType, bytes: file.size }
    const allow = () => this.allow('write', path, facts)
    return new FileUpload(file, allow, bytes => this.shelf.put({ path, bytes, ...options }).catch(quota))
  }

  async read(path: string): Promise<Blob> {
    if (path.startsWith(served)) {
      this.allow('read', path)
      return (await this.fetchServed(path)) ?? Promise.reject(missing(path))
    }
    const { bytes, contentType } = await this.find(path)
    return new Blob([bytes], { type: contentType })
  }

  /** An address that records and snapshots may keep; the local mode's own pages know how to open it. */
  async downloadUrl(path: string): Promise<string> {
    if (path.startsWith(served)) {
      this.allow('read', path)
      return `/${path}`
    }
    await this.find(path)
    return localFileAddress(path)
  }

  /** The files directly in a folder, in the order of their paths. A page is named by the last path before it. */
  async list(prefix: string, { pageSize = storageLimits.listPage.most, page }: { pageSize?: number; page?: string } = {}): Promise<FileList> {
    const { least, most } = storageLimits.listPage
    if (!Number.isInteger(pageSize) || pageSize < least || pageSize > most)
      throw new PortError('storage', 'invalid-argument', `a page holds ${least} to ${most} files`)
    const folder = prefix.replace(/\/$/, '')
    if (folder !== '') this.allow('read', folder)
    else this.guard('read', folder)
    const inFolder = (await this.shelf.paths(`${folder}/`)).filter(path => !path.slice(folder.length + 1).includes('/')).sort(compareText)
    const rest = page === undefined ? inFolder : inFolder.filter(path => compareText(path, page) > 0)
    const paths = rest.slice(0, pageSize)
    return { paths, ...(rest.length > pageSize && { nextPage: paths.at(-1)! }) }
  }

  async delete(path: string): Promise<void> {
    this.allow('write', path)
    if (!(await this.shelf.delete(path))) throw missing(path)
  }

  private async find(path: string): Promise<StoredFile> {
    this.allow('read', path)
    const file = await this.shelf.get(path)
    if (!file) throw missing(path)
    return file
  }

  private allow(act: 'read' | 'write', path: string, file?: FileFacts): void {
    if (path === '' || path.split('/').some(part => part === '' || part === '.' || part === '..'))
      throw new PortError('storage', 'invalid-url', `'${path}' is not the path of a file`)
    this.guard(act, path, file)
  }
}

const missing = (path: string) => new PortError('storage', 'object-not-found', path)

/** A shelf that is full says so as the database does. */
function quota(error: unknown): never {
  const isFull = error instanceof PortError && error.code === 'resource-exhausted'
  throw isFull ? new PortError('storage', 'quota-exceeded', error.message, { cause: error }) : error
}
