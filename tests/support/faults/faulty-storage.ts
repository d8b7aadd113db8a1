import type { PortError } from '../../../src/ports/errors'
import type { FileList, Storage, Upload, UploadProgress } from '../../../src/ports/storage'
import { type Fault, type FaultPlan, Faults } from './fault'

/** The Storage port over a bad connection. */
export class FaultyStorage implements Storage {
  private readonly faults: Faults<'storage'>

  constructor(
    private readonly inner: Storage,
    plan: FaultPlan,
  ) {
    this.faults = new Faults('storage', plan)
  }

  upload(path: string, file: Blob, options: Parameters<Storage['upload']>[2]): Upload {
    const fault = this.faults.decide('upload')
    if (fault?.kind === 'refuse') return refusedUpload(file, this.faults.error(fault.code, 'upload'))
    return overtaken(this.inner.upload(path, file, options), fault, this.faults)
  }

  read(path: string): Promise<Blob> {
    return this.faults.around('read', () => this.inner.read(path))
  }

  downloadUrl(path: string): Promise<string> {
    return this.faults.around('downloadUrl', () => this.inner.downloadUrl(path))
  }

  pathBehind(url: string): string | undefined {
    return this.inner.pathBehind(url)
  }

  list(prefix: string, options?: Parameters<Storage['list']>[1]): Promise<FileList> {
    return this.faults.around('list', () => this.inner.list(prefix, options))
  }

  delete(path: string): Promise<void> {
    return this.faults.around('delete', () => this.inner.delete(path))
  }
}

/** An upload of which nothing was sent. */
function refusedUpload(file: Blob, error: PortError<'storage'>): Upload {
  const progress: UploadProgress = { state: 'error', sent: 0, total: file.size }
  const watch: Upload['watch'] = next => {
    next(progress)
    return () => undefined
  }
  return { progress, watch, pause: () => undefined, resume: () => undefined, cancel: () => undefined, done: Promise.reject(error) }
}

/** The file is sent as usual; only the answer that it is stored comes late or is lost. */
function overtaken(inner: Upload, fault: Fault<'storage'> | undefined, faults: Faults<'storage'>): Upload {
  return {
    get progress() {
      return inner.progress
    },
    watch: next => inner.watch(next),
    pause: () => inner.pause(),
    resume: () => inner.resume(),
    cancel: () => inner.cancel(),
    done: fault ? faults.around('upload', () => inner.done, fault) : inner.done,
  }
}
