import { PortError } from '../../ports/errors'
import { storageLimits, type Upload, type UploadProgress, type UploadState } from '../../ports/storage'
import { type FileWay, Interrupted } from './file-way'

/** What came of a broken chunk is kept in pieces of this size. */
const granule = 256 * 1024

export interface FileUploadParts {
  readonly path: string
  readonly way: FileWay
  /** Throws where the upload may not go on. */
  readonly allow: () => void
  /** Keeps the whole file. */
  readonly store: (bytes: ArrayBuffer) => Promise<void>
}

/**
 * An upload in the states of the hosted service: chunks that start small and double, a pause or cancellation that takes effect
 * between two of them, a broken chunk that is tried again from what arrived, and nothing stored before the last is there.
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
    // Who only watches the progress hears of a failure there.
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
      // A caller may watch, pause or cancel before anything happens.
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
    let backOff = this.parts.way.backOff('upload')
    for (;;) {
      await this.mayGoOn()
      this.parts.allow()
      const { arrived, isWhole } = this.sendChunk(Math.min(chunk, this.file.size - this.sent))
      if (arrived > 0) {
        bytes.set(new Uint8Array(await this.file.slice(this.sent, this.sent + arrived).arrayBuffer()), this.sent)
        this.sent += arrived
        this.tell()
        backOff = this.parts.way.backOff('upload')
      }
      if (isWhole && this.sent === this.file.size) return bytes
      chunk = isWhole ? Math.min(chunk * 2, storageLimits.largestChunk) : storageLimits.firstChunk
      if (!isWhole) await Promise.race([backOff.pause(), this.pressed()])
    }
  }

  /** How many bytes arrived; a chunk is whole when that is known here too, and not only where they went. */
  private sendChunk(size: number): { arrived: number; isWhole: boolean } {
    try {
      this.parts.way.pass({ act: 'write', path: this.parts.path, bytes: size })
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
    this.tell()
  }

  private tell(): void {
    for (const next of this.watchers) next(this.progress)
  }
}
