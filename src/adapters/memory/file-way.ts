import { type PortCode, PortError } from '../../ports/errors'
import { type RetryTimes, retryTimes } from '../../ports/storage'
import { requireRetryTimes } from '../../ports/storage-arguments'

/** What goes to the files: an act, or one chunk of an upload. */
export interface FileRequest {
  readonly act: 'read' | 'write'
  readonly path: string
  readonly bytes: number
}

/** What a request may meet: a refusal with its HTTP status, or a connection that breaks once so many bytes went through. */
export type Mishap = { readonly status: number } | { readonly cutAfter: number }

export interface FileWayParts {
  readonly mishap: (request: FileRequest) => Mishap | undefined
  /** Milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly times: RetryTimes
}

/** A request that may be tried again. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  constructor(readonly bytesThrough: number) {
    super('the way to the files was interrupted')
  }
}

const realTime = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/** The way to the files and back, as the hosted service's clients go it: what is passing is tried again, with growing pauses. */
export class FileWay {
  private readonly parts: FileWayParts

  constructor({ mishap = () => undefined, wait = realTime, times = retryTimes }: Partial<FileWayParts> = {}) {
    requireRetryTimes(times)
    this.parts = { mishap, wait, times }
  }

  /** Throws `Interrupted` for what may be tried again, and the storage port's errors. */
  pass(request: FileRequest): void {
    const mishap = this.parts.mishap(request)
    if (!mishap) return
    if ('cutAfter' in mishap) throw new Interrupted(Math.min(mishap.cutAfter, request.bytes))
    if (isPassing(mishap.status)) throw new Interrupted(0)
    throw new PortError('storage', refusals.get(mishap.status) ?? 'unknown', `the files answered ${mishap.status}`)
  }

  async operate<T>(act: FileRequest['act'], path: string, work: () => Promise<T>): Promise<T> {
    const backOff = this.backOff('operation')
    for (;;) {
      try {
        this.pass({ act, path, bytes: 0 })
        return await work()
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error
        await backOff.pause()
      }
    }
  }

  backOff(kind: keyof RetryTimes): BackOff {
    return new BackOff(this.parts.times[kind], this.parts.wait)
  }
}

const refusals: ReadonlyMap<number, PortCode<'storage'>> = new Map([
  [401, 'unauthenticated'],
  [402, 'quota-exceeded'],
  [403, 'unauthorized'],
  [404, 'object-not-found'],
])

/** The statuses after which the hosted service asks to be tried again. */
const isPassing = (status: number) => status === 408 || status === 429 || (status >= 500 && status < 600)

/** Pauses of 2, 4, 8 to 64 seconds, each with up to one more, until the limit; the last attempt comes when it is reached. */
export class BackOff {
  private seconds = 1
  private paused = 0

  constructor(
    private readonly limit: number,
    private readonly wait: (milliseconds: number) => Promise<void>,
  ) {}

  /** Throws `retry-limit-exceeded`. */
  async pause(): Promise<void> {
    if (this.paused >= this.limit) throw new PortError('storage', 'retry-limit-exceeded', `tried for ${this.limit / 1000} seconds`)
    this.seconds = Math.min(this.seconds * 2, 64)
    const pause = Math.min((this.seconds + Math.random()) * 1000, this.limit - this.paused)
    this.paused += pause
    await this.wait(pause)
  }
}
