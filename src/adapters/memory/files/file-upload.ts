import { PortError } from '../../../ports/errors'
import { storageLimits, type Upload, type UploadProgress, type UploadState } from '../../../ports/storage'
import { type FlakyTransfer, Interrupted } from './flaky-transfer'

/** After a broken chunk, the bytes received are rounded down to a multiple of this size. */
const granule = 256 * 1024

export interface FileUploadParts {
  readonly path: string
  readonly transfer: FlakyTransfer
  /** Rejects if the upload may not continue. */
  readonly allow: () => Promise<void>
  /** Stores the whole file. */
  readonly store: (bytes: ArrayBuffer) => Promise<void>
}

/**
 * An upload with the states of the hosted service: chunks start small and double in size, a pause or cancellation takes effect between two
 * chunks, a broken chunk is retried from the bytes that arrived, and nothing is stored before the last chunk has arrived.
 */
export class FileUpload implements Upload {
  private state: UploadState = 'running'
  private sent = 0
  private readonly watchers = new Set<(progress: UploadProgress) => void>()
  private wake: () => void = () => undefined
  readonly done: Promise<void>

  constructor(
    private readonly file: Blob,
    private readonly parts: FileUploadParts,
  ) {
    this.done = this.run()
    // Callers that only watch the progress see a failure there, so this prevents an unhandled rejection.
    this.done.catch(() => undefined)
  }

  get progress(): UploadProgress {
    return { state: this.state, sent: this.sent, total: this.file.size }
  }

  watch(next: (progress: UploadProgress) => void): () => void {
    this.watchers.add(next)
    queueMicrotask(() => void (this.watchers.has(next) && next(this.progress)))
    return () => this.watchers.delete(next)
  }

  pause(): void {
    if (this.state !== 'running') return
    this.enter('pausing')
    this.wake()
  }

  resume(): void {
    if (this.state !== 'paused' && this.state !== 'pausing') return
    this.enter('running')
    this.wake()
  }

  cancel(): void {
    if (!['running', 'pausing', 'paused'].includes(this.state)) return
    this.enter('canceling')
    this.wake()
  }

  private async run(): Promise<void> {
    try {
      // Lets the caller watch, pause or cancel before the first chunk.
      await Promise.resolve()
      const bytes = await this.send()
      await this.mayGoOn()
      await this.parts.store(bytes.buffer)
      this.enter('success')
    } catch (error) {
      this.enter(error instanceof PortError && error.code === 'canceled' ? 'canceled' : 'error')
      throw error
    }
  }

  private async send(): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(this.file.size)
    let chunk: number = storageLimits.firstChunk
    let backOff = this.parts.transfer.backOff('upload')
    for (;;) {
      await this.mayGoOn()
      await this.parts.allow()
      const { arrived, isWhole } = this.sendChunk(Math.min(chunk, this.file.size - this.sent))
      if (arrived > 0) {
        bytes.set(new Uint8Array(await this.file.slice(this.sent, this.sent + arrived).arrayBuffer()), this.sent)
        this.sent += arrived
        this.notify()
        backOff = this.parts.transfer.backOff('upload')
      }
      if (isWhole && this.sent === this.file.size) return bytes
      chunk = isWhole ? Math.min(chunk * 2, storageLimits.largestChunk) : storageLimits.firstChunk
      if (!isWhole) await Promise.race([backOff.pause(), this.pressed()])
    }
  }

  /** How many bytes arrived. `isWhole` is true only if the answer arrived as well, not just the bytes. */
  private sendChunk(size: number): { arrived: number; isWhole: boolean } {
    try {
      this.parts.transfer.pass({ act: 'write', path: this.parts.path, bytes: size })
      return { arrived: size, isWhole: true }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      const { bytesThrough } = error
      return { arrived: bytesThrough === size ? size : Math.floor(bytesThrough / granule) * granule, isWhole: false }
    }
  }

  private async mayGoOn(): Promise<void> {
    while (this.isStopping()) {
      if (this.state === 'canceling') throw new PortError('storage', 'canceled', 'the upload was canceled')
      this.enter('paused')
      await this.pressed()
    }
  }

  private pressed(): Promise<void> {
    return new Promise(resolve => {
      this.wake = resolve
    })
  }

  private isStopping(): boolean {
    return this.state === 'pausing' || this.state === 'canceling'
  }

  private enter(state: UploadState): void {
    this.state = state
    this.notify()
  }

  private notify(): void {
    for (const next of this.watchers) next(this.progress)
  }
}
