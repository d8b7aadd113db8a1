import { FirebaseError } from 'firebase/app'
import type { UploadTask } from 'firebase/storage'
import { PortError } from '../../ports/errors'
import { storageLimits, type Upload, type UploadProgress, type UploadState } from '../../ports/storage'

/** How often an upload is restarted after its chunks got out of step with the service. */
const maxRestarts = 3

/**
 * One upload. Adds to the SDK the states between a request and its effect (`pausing`, `canceling`), and the cancellation of a paused
 * upload. If the answer to a chunk is lost, the SDK sends that chunk again from its beginning (firebase-js-sdk, issue 5125). The service
 * already has those bytes, answers 400 and ends the upload; the emulator stores them twice. In both cases the whole file is sent again.
 */
export class FirebaseUpload implements Upload {
  readonly done: Promise<void>
  private state: UploadState = 'running'
  private task: UploadTask | undefined
  private readonly watchers = new Set<(progress: UploadProgress) => void>()

  constructor(
    private readonly total: number,
    private readonly begin: () => UploadTask,
    private readonly explained: (error: unknown) => PortError,
  ) {
    this.done = this.run()
    // Callers that only watch the progress see a failure there, so this prevents an unhandled rejection.
    this.done.catch(() => undefined)
  }

  get progress(): UploadProgress {
    return { state: this.state, sent: this.task?.snapshot.bytesTransferred ?? 0, total: this.total }
  }

  watch(next: (progress: UploadProgress) => void): () => void {
    this.watchers.add(next)
    queueMicrotask(() => void (this.watchers.has(next) && next(this.progress)))
    return () => this.watchers.delete(next)
  }

  pause(): void {
    if (this.state !== 'running') return
    this.enter('pausing')
    this.task?.pause()
  }

  resume(): void {
    if (this.state !== 'paused' && this.state !== 'pausing') return
    this.enter('running')
    this.task?.resume()
  }

  cancel(): void {
    if (this.state !== 'running' && this.state !== 'pausing' && this.state !== 'paused') return
    this.enter('canceling')
    if (this.task?.cancel()) return
    this.task?.resume()
    this.task?.cancel()
  }

  private async run(): Promise<void> {
    try {
      await this.sendWhole()
      this.enter('success')
    } catch (error) {
      const explained = this.explained(error)
      this.enter(explained.code === 'canceled' ? 'canceled' : 'error')
      throw explained
    }
  }

  private async sendWhole(): Promise<void> {
    for (let restarts = 0; ; restarts++) {
      try {
        this.task = this.begin()
        this.task.on('state_changed', () => this.follow())
        if (this.state === 'pausing') this.task.pause()
        const { metadata } = await this.task
        if (metadata.size !== this.total) throw new PortError('storage', 'unknown', `${metadata.size} of ${this.total} bytes were stored`)
        return
      } catch (error) {
        if (!this.isOutOfStep(error) || restarts === maxRestarts) throw error
        if (this.state === 'canceling') throw new PortError('storage', 'canceled', 'the upload was canceled')
      }
    }
  }

  private isOutOfStep(error: unknown): boolean {
    if (this.total <= storageLimits.resumableAbove) return false
    if (error instanceof PortError) return error.code === 'unknown'
    return error instanceof FirebaseError && error.code === 'storage/unknown' && (error as FirebaseError & { status?: number }).status === 400
  }

  /** The SDK changes its state a moment before it notifies, so the state is read here. */
  private follow(): void {
    if (this.state === 'pausing' && this.task?.snapshot.state === 'paused') this.enter('paused')
    else this.notify()
  }

  private enter(state: UploadState): void {
    this.state = state
    this.notify()
  }

  private notify(): void {
    for (const next of this.watchers) next(this.progress)
  }
}
