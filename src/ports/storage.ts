import { token } from './token'

/** Limits of the file store, from the product's outline (section 9). Times in milliseconds, sizes in bytes. */
export const storageLimits = {
  resumableAbove: 256 * 1024,
  firstChunk: 256 * 1024,
  largestChunk: 32 * 1024 * 1024,
  operationRetryTime: 2 * 60_000,
  uploadRetryTime: 10 * 60_000,
  listPage: { least: 1, most: 1000 },
} as const

export type UploadState = 'running' | 'pausing' | 'paused' | 'success' | 'canceling' | 'canceled' | 'error'

export interface UploadProgress {
  readonly state: UploadState
  readonly sent: number
  readonly total: number
}

export interface Upload {
  readonly progress: UploadProgress
  watch(next: (progress: UploadProgress) => void): () => void
  pause(): void
  resume(): void
  cancel(): void
  /** Resolves when the file is stored; rejects with `canceled` or the cause of the error. */
  readonly done: Promise<void>
}

export interface FileList {
  readonly paths: readonly string[]
  readonly nextPage?: string
}

/** File storage. Rejects with `PortError<'storage'>`. Paths have no leading slash. */
export interface Storage {
  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload
  read(path: string): Promise<Blob>
  downloadUrl(path: string): Promise<string>
  list(prefix: string, options?: { pageSize?: number; page?: string }): Promise<FileList>
  delete(path: string): Promise<void>
}
export const Storage = token<Storage>('Storage')
