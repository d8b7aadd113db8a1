import type { App } from 'firebase-admin/app'
import { type Storage as AdminStorage, getStorage } from 'firebase-admin/storage'
import type { HandlerStorage } from '../../domain/shared/functions/handler'
import { PortError } from '../../ports/errors'
import { type FileList, storageLimits } from '../../ports/storage'
import { translatingFiles } from './google-errors'

/** Base address for public downloads: the emulator's where `STORAGE_EMULATOR_HOST` is set. */
const publicAddress = () => process.env['STORAGE_EMULATOR_HOST'] ?? 'https://firebasestorage.googleapis.com'

/** `IdempotencyStrategy.RetryAlways` of `@google-cloud/storage`, which `firebase-admin` does not export. */
const retryAlways = 0

/** File storage on Cloud Storage for handlers. The Admin SDK bypasses the storage rules. */
export class AdminFiles implements HandlerStorage {
  private readonly bucket: ReturnType<AdminStorage['bucket']>

  constructor(app: App) {
    this.bucket = getStorage(app).bucket()
    // By default the library turns retries off while it stores a file, and for every request of the process, not for that one alone. A file is
    // the same however often it is stored, so everything may be retried.
    this.bucket.storage.retryOptions.idempotencyStrategy = retryAlways
  }

  upload(path: string, file: Blob, { contentType, cacheControl }: { contentType: string; cacheControl?: string }) {
    const metadata = { contentType, ...(cacheControl !== undefined && { cacheControl }) }
    const done = translatingFiles(path, async () => {
      const resumable = file.size > storageLimits.resumableAbove
      // Published JSON is stored compressed, a third of the size; clients without gzip get it decompressed.
      const gzip = contentType === 'application/json'
      await this.bucket.file(path).save(Buffer.from(await file.arrayBuffer()), { resumable, metadata, gzip })
    })
    return { done }
  }

  read(path: string): Promise<Blob> {
    return translatingFiles(path, async () => {
      const file = this.bucket.file(path)
      const [[bytes], [metadata]] = await Promise.all([file.download(), file.getMetadata()])
      return new Blob([new Uint8Array(bytes)], { type: metadata.contentType ?? '' })
    })
  }

  readPart(path: string, from: number, to: number): Promise<Blob> {
    return translatingFiles(path, async () => {
      // The service's end is the last byte, not the one behind it.
      const [bytes] = await this.bucket.file(path).download({ start: from, end: to - 1 })
      return new Blob([new Uint8Array(bytes)])
    })
  }

  /** The address has no token: the storage rules let anybody read the published folders, and the address of a file never changes. */
  downloadUrl(path: string): Promise<string> {
    return translatingFiles(path, async () => {
      const [exists] = await this.bucket.file(path).exists()
      if (!exists) throw new PortError('storage', 'object-not-found', path)
      return `${publicAddress()}/v0/b/${this.bucket.name}/o/${encodeURIComponent(path)}?alt=media`
    })
  }

  list(prefix: string, { pageSize = storageLimits.listPage.most, page }: { pageSize?: number; page?: string } = {}): Promise<FileList> {
    const { least, most } = storageLimits.listPage
    return translatingFiles(prefix, async () => {
      if (!Number.isInteger(pageSize) || pageSize < least || pageSize > most)
        throw new PortError('storage', 'invalid-argument', `a page holds ${least} to ${most} files`)
      const folder = `${prefix.replace(/\/$/, '')}/`
      return this.pageOf({ prefix: folder === '/' ? '' : folder, delimiter: '/', maxResults: pageSize }, page)
    })
  }

  listBelow(folder: string, { page }: { page?: string } = {}): Promise<FileList> {
    return translatingFiles(folder, () => this.pageOf({ prefix: `${folder}/`, maxResults: storageLimits.listPage.most }, page))
  }

  private async pageOf(found: { prefix: string; delimiter?: string; maxResults: number }, page: string | undefined): Promise<FileList> {
    const [files, next] = await this.bucket.getFiles({ ...found, autoPaginate: false, ...(page !== undefined && { pageToken: page }) })
    const nextPage = (next as { pageToken?: string } | null)?.pageToken
    return { paths: files.map(({ name }) => name), ...(nextPage !== undefined && { nextPage }) }
  }

  copy(from: string, to: string, { contentType, cacheControl }: { contentType: string; cacheControl?: string }): Promise<void> {
    return translatingFiles(from, async () => {
      await this.bucket.file(from).copy(this.bucket.file(to), { contentType, ...(cacheControl !== undefined && { cacheControl }) })
    })
  }

  delete(path: string): Promise<void> {
    return translatingFiles(path, async () => void (await this.bucket.file(path).delete()))
  }
}
