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

/** How long a request is retried before it fails with `retry-limit-exceeded`, in milliseconds. */
export interface RetryTimes {
  readonly operation: number
  readonly upload: number
}
export const retryTimes: RetryTimes = { operation: storageLimits.operationRetryTime, upload: storageLimits.uploadRetryTime }

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
  /** Resolves when the file is stored; rejects with `canceled` or with the error that ended the upload. */
  readonly done: Promise<void>
}

export interface FileList {
  readonly paths: readonly string[]
  readonly nextPage?: string
}

/**
 * File storage. Rejects with `PortError<'storage'>`. Paths have no leading slash. Requests that fail for the moment (no answer, 408, 429,
 * 5xx) are retried with growing pauses; an upload continues after the bytes that have arrived.
 */
export interface Storage {
  upload(path: string, file: Blob, options: { contentType: string; cacheControl?: string }): Upload
  read(path: string): Promise<Blob>
  downloadUrl(path: string): Promise<string>
  /** The path of a file whose address, given by `downloadUrl`, no browser opens; `undefined` for every other address. */
  pathBehind(url: string): string | undefined
  /** The files directly in a folder. A page may hold fewer than `pageSize` files although more follow; the last page has no `nextPage`. */
  list(prefix: string, options?: { pageSize?: number; page?: string }): Promise<FileList>
  delete(path: string): Promise<void>
}
export const Storage = token<Storage>('Storage')
