import type { UploadTask } from 'firebase/storage'
import type { Upload, UploadProgress, UploadState } from '../../ports/storage'
import { translated } from './firebase-errors'

/** One upload. The SDK does not name the moments between a press and its effect; `pausing` and `canceling` are kept here. */
export class FirebaseUpload implements Upload {
  readonly done: Promise<void>
  private readonly watchers = new Set<(progress: UploadProgress) => void>()
  private between: 'pausing' | 'canceling' | undefined

  constructor(private readonly task: UploadTask) {
    task.on(
      'state_changed',
      () => this.tell(),
      () => this.tell(),
      () => this.tell(),
    )
    this.done = task.then(
      () => undefined,
      (error: unknown): never => {
        throw translated('storage', error)
      },
    ) as Promise<void>
  }

  get progress(): UploadProgress {
    const { state, bytesTransferred, totalBytes } = this.task.snapshot
    return { state: this.stateFrom(state), sent: bytesTransferred, total: totalBytes }
  }

  watch(next: (progress: UploadProgress) => void): () => void {
    this.watchers.add(next)
    next(this.progress)
    return () => this.watchers.delete(next)
  }

  pause(): void {
    if (this.task.pause()) this.press('pausing')
  }
  resume(): void {
    this.between = undefined
    this.task.resume()
  }
  cancel(): void {
    if (this.task.cancel()) this.press('canceling')
  }

  private press(between: 'pausing' | 'canceling') {
    this.between = between
    this.tell()
  }

  private stateFrom(state: UploadState): UploadState {
    if (state !== 'running') this.between = undefined
    return this.between ?? state
  }

  private tell() {
    for (const next of this.watchers) next(this.progress)
  }
}
