import { logger } from 'firebase-functions/v2'
import { MinuteLimit } from './minute-limit'

/** Limit per minute. At the maximum number of `renderPage` instances, a flood of clicks causes at most some hundred thousand writes an hour. */
const maxPerMinute = 600

/**
 * Work that rendering a page requested, such as counting a click on a short link. It runs after the response was started, and its failure
 * does not affect the response.
 */
export class WorkAfterResponse {
  private readonly running = new Set<Promise<void>>()
  private readonly limit = new MinuteLimit(maxPerMinute)

  readonly add = (work: () => Promise<void>): void => {
    if (!this.limit.take()) return
    const run = work()
      .catch((error: unknown) => logger.error('work after the response failed', error))
      .finally(() => this.running.delete(run))
    this.running.add(run)
  }

  async done(): Promise<void> {
    await Promise.all(this.running)
  }
}
