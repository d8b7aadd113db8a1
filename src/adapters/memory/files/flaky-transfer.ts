import { requireRetryTimes } from '../../../ports/check-storage-arguments'
import { type PortCode, PortError } from '../../../ports/errors'
import { type RetryTimes, retryTimes } from '../../../ports/storage'

/** A request to the file store: an operation, or one chunk of an upload. */
export interface FileRequest {
  readonly act: 'read' | 'write'
  readonly path: string
  readonly bytes: number
}

/** A fault of a request: a refusal with its HTTP status, or a connection that breaks after this many bytes. */
export type TransferFault = { readonly status: number } | { readonly cutAfter: number }

export interface FlakyTransferParts {
  readonly fault: (request: FileRequest) => TransferFault | undefined
  /** Resolves after this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly times: RetryTimes
}

/** An error after which the request may be retried. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  constructor(readonly bytesThrough: number) {
    super('the connection to the file store was interrupted')
  }
}

const realTime = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/** The simulated connection to the file store. Transient failures are retried with growing pauses, as the hosted service's clients do. */
export class FlakyTransfer {
  private readonly parts: FlakyTransferParts

  constructor({ fault: transferFault = () => undefined, wait = realTime, times = retryTimes }: Partial<FlakyTransferParts> = {}) {
    requireRetryTimes(times)
    this.parts = { fault: transferFault, wait, times }
  }

  /** Throws `Interrupted` for failures that may be retried, and otherwise errors of the storage port. */
  pass(request: FileRequest): void {
    const transferFault = this.parts.fault(request)
    if (!transferFault) return
    if ('cutAfter' in transferFault) throw new Interrupted(Math.min(transferFault.cutAfter, request.bytes))
    if (isPassing(transferFault.status)) throw new Interrupted(0)
    throw new PortError('storage', refusals.get(transferFault.status) ?? 'unknown', `the file store answered ${transferFault.status}`)
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

/** The statuses after which the hosted service expects a retry. */
const isPassing = (status: number) => status === 408 || status === 429 || (status >= 500 && status < 600)

/**
 * Pauses of 2, 4, 8 and up to 64 seconds, each with up to one second added at random, until the limit; the last attempt is made when the
 * limit is reached.
 */
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
