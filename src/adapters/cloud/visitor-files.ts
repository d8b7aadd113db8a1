import { mayUseFile } from '../../domain/hosting/storage-policy'
import type { HandlerStorage } from '../../domain/shared/functions/handler'
import { checkedPath } from '../../domain/shared/stored-path'
import { PortError } from '../../ports/errors'
import type { FileList, Storage } from '../../ports/storage'

/** The Storage port for a visitor without an account, for pages that a server renders. */
export class VisitorFiles implements Storage {
  constructor(private readonly inner: HandlerStorage) {}

  upload(path: string): never {
    throw refused(path)
  }

  async read(path: string): Promise<Blob> {
    check(path)
    return this.inner.read(checkedPath(path))
  }

  async downloadUrl(path: string): Promise<string> {
    check(path)
    return this.inner.downloadUrl(checkedPath(path))
  }

  pathBehind(): undefined {
    return undefined
  }

  async list(prefix: string, options?: Parameters<Storage['list']>[1]): Promise<FileList> {
    check(prefix)
    return this.inner.list(prefix, options)
  }

  delete(path: string): Promise<never> {
    return Promise.reject(refused(path))
  }
}

function check(path: string): void {
  if (!mayUseFile('read', path, undefined)) throw refused(path)
}

const refused = (path: string) => new PortError('storage', 'unauthorized', `a page for visitors cannot read ${path}`)
