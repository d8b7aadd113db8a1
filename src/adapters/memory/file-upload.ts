import { PortError } from '../../ports/errors'
import { storageLimits, type Upload, type UploadProgress, type UploadState } from '../../ports/storage'

/**
 * An upload in the states of the hosted service: chunks that start small and double, a pause or cancellation that takes effect
 * between two of them, and nothing stored before the last has arrived.
 */
export class FileUpload implements Upload {
  private state: UploadState = 'running'
  private sent = 0
  private readonly watchers = new Set<(progress: UploadProgress) => void>()
  private wake: () => void = () => undefined
  readonly done: Promise<void>

  /** `allow` throws where the upload may not go on; `store` keeps the whole file. */
  constructor(
    private readonly file: Blob,
    private readonly allow: () => void,
    private readonly store: (bytes: ArrayBuffer) => Promise<void>,
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
    if (this.state === 'running') this.enter('pausing')
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
      const bytes = new Uint8Array(this.file.size)
      let chunk: number = storageLimits.firstChunk
      do {
        await this.mayGoOn()
        this.allow()
        const end = Math.min(this.sent + chunk, this.file.size)
        bytes.set(new Uint8Array(await this.file.slice(this.sent, end).arrayBuffer()), this.sent)
        this.sent = end
        chunk = Math.min(chunk * 2, storageLimits.largestChunk)
        this.tell()
      } while (this.sent < this.file.size)
      await this.mayGoOn()
      await this.store(bytes.buffer)
      this.enter('success')
    } catch (error) {
      this.enter(error instanceof PortError && error.code === 'canceled' ? 'canceled' : 'error')
      throw error
    }
  }

  private async mayGoOn(): Promise<void> {
    while (this.isStopping()) {
      if (this.state === 'canceling') throw new PortError('storage', 'canceled', 'the upload was canceled')
      this.enter('paused')
      await new Promise<void>(resolve => {
        this.wake = resolve
      })
    }
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
