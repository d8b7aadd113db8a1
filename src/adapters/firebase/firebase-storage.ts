import type { FirebaseApp } from 'firebase/app'
import {
  deleteObject,
  type FirebaseStorage as FirebaseStorageInstance,
  getBlob,
  getDownloadURL,
  getStorage,
  list,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage'
import type { Auth } from '../../ports/auth'
import { requireFilePath, requirePageSize, requireRetryTimes } from '../../ports/check-storage-arguments'
import { PortError } from '../../ports/errors'
import { type FileList, retryTimes, type Storage, storageLimits, type Upload } from '../../ports/storage'
import { translated } from './firebase-errors'
import { FirebaseUpload } from './firebase-upload'

/** The Storage port on Cloud Storage for Firebase, with the product's retry limits. */
export class FirebaseStorage implements Storage {
  private readonly storage: FirebaseStorageInstance

  constructor(
    app: FirebaseApp,
    private readonly auth: Auth,
    times = retryTimes,
  ) {
    requireRetryTimes(times)
    this.storage = getStorage(app)
    this.storage.maxOperationRetryTime = times.operation
    this.storage.maxUploadRetryTime = times.upload
  }

  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload {
    return new FirebaseUpload(
      file.size,
      () => uploadBytesResumable(this.file(path), file, options),
      error => this.explained(error),
    )
  }

  read(path: string): Promise<Blob> {
    return this.explaining(() => getBlob(this.file(path)))
  }

  downloadUrl(path: string): Promise<string> {
    return this.explaining(() => getDownloadURL(this.file(path)))
  }

  /** A browser opens every address of Firebase. */
  pathBehind(): undefined {
    return undefined
  }

  list(prefix: string, { pageSize = storageLimits.listPage.most, page }: { pageSize?: number; page?: string } = {}): Promise<FileList> {
    return this.explaining(async () => {
      requirePageSize(pageSize)
      const asked = { maxResults: pageSize, ...(page !== undefined && { pageToken: page }) }
      const { items, nextPageToken } = await list(ref(this.storage, prefix), asked)
      return { paths: items.map(item => item.fullPath), ...(nextPageToken && { nextPage: nextPageToken }) }
    })
  }

  delete(path: string): Promise<void> {
    return this.explaining(() => deleteObject(this.file(path)))
  }

  private file(path: string): StorageReference {
    requireFilePath(path)
    return ref(this.storage, path)
  }

  private async explaining<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw this.explained(error)
    }
  }

  /** The service answers visitors and signed-in users with the same code, so the port's code depends on whether somebody is signed in. */
  private explained(error: unknown): PortError {
    const explained = translated('storage', error)
    const isSignedOut = explained.code === 'unauthorized' && this.auth.current === undefined
    return isSignedOut ? new PortError('storage', 'unauthenticated', explained.message, { cause: explained.cause }) : explained
  }
}
