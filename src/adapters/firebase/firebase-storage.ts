import type { FirebaseApp } from 'firebase/app'
import {
  deleteObject,
  type FirebaseStorage as FirebaseStorageInstance,
  getBlob,
  getDownloadURL,
  getStorage,
  list,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { PortError } from '../../ports/errors'
import { type FileList, type Storage, storageLimits, type Upload } from '../../ports/storage'
import { translating } from './firebase-errors'
import { FirebaseUpload } from './firebase-upload'

/** The Storage port on Cloud Storage for Firebase, with the retry times of the product's limits. */
export class FirebaseStorage implements Storage {
  private readonly storage: FirebaseStorageInstance

  constructor(app: FirebaseApp) {
    this.storage = getStorage(app)
    this.storage.maxOperationRetryTime = storageLimits.operationRetryTime
    this.storage.maxUploadRetryTime = storageLimits.uploadRetryTime
  }

  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload {
    return new FirebaseUpload(uploadBytesResumable(ref(this.storage, path), file, options))
  }

  read(path: string): Promise<Blob> {
    return translating('storage', () => getBlob(ref(this.storage, path)))
  }

  downloadUrl(path: string): Promise<string> {
    return translating('storage', () => getDownloadURL(ref(this.storage, path)))
  }

  async list(prefix: string, options: { pageSize?: number; page?: string } = {}): Promise<FileList> {
    const { least, most } = storageLimits.listPage
    const maxResults = options.pageSize ?? most
    // Refused here: the service answers a fraction or a number out of range in its own ways.
    if (!Number.isInteger(maxResults) || maxResults < least || maxResults > most)
      throw new PortError('storage', 'invalid-argument', `a page holds ${least} to ${most} files`)
    return translating('storage', async () => {
      const { items, nextPageToken } = await list(ref(this.storage, prefix), { maxResults, ...(options.page && { pageToken: options.page }) })
      return { paths: items.map(item => item.fullPath), ...(nextPageToken && { nextPage: nextPageToken }) }
    })
  }

  delete(path: string): Promise<void> {
    return translating('storage', () => deleteObject(ref(this.storage, path)))
  }
}
