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
  private readonly urls = new Map<string, { readonly version: string; readonly url: string }>()

  constructor(
    private readonly shelf: FileShelf,
    private readonly nextVersion: () => string,
    private readonly guard: StorageGuard = () => undefined,
  ) {}

  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload {
    const allow = () => this.allow('write', path)
    return new FileUpload(file, allow, bytes => this.shelf.put({ path, bytes, ...options, version: this.nextVersion() }).catch(quota))
  }

  async read(path: string): Promise<Blob> {
    const { bytes, contentType } = await this.find(path)
    return new Blob([bytes], { type: contentType })
  }

  /** An address that lives as long as this page. */
  async downloadUrl(path: string): Promise<string> {
    if (path.startsWith(served)) {
      this.allow('read', path)
      return `/${path}`
    }
    const { bytes, contentType, version } = await this.find(path)
    const known = this.urls.get(path)
    if (known?.version === version) return known.url
    if (known) URL.revokeObjectURL(known.url)
    const url = URL.createObjectURL(new Blob([bytes], { type: contentType }))
    this.urls.set(path, { version, url })
    return url
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
    const known = this.urls.get(path)
    if (known) URL.revokeObjectURL(known.url)
    this.urls.delete(path)
  }

  private async find(path: string): Promise<StoredFile> {
    this.allow('read', path)
    const file = await this.shelf.get(path)
    if (!file) throw missing(path)
    return file
  }

  private allow(act: 'read' | 'write', path: string): void {
    if (path === '' || path.split('/').some(part => part === '' || part === '.' || part === '..'))
      throw new PortError('storage', 'invalid-url', `'${path}' is not the path of a file`)
    this.guard(act, path)
  }
}

const missing = (path: string) => new PortError('storage', 'object-not-found', path)

/** A shelf that is full says so as the database does. */
function quota(error: unknown): never {
  const isFull = error instanceof PortError && error.code === 'resource-exhausted'
  throw isFull ? new PortError('storage', 'quota-exceeded', error.message, { cause: error }) : error
}
