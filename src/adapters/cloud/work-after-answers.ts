import { logger } from 'firebase-functions/v2'
import { MinuteLimit } from './minute-limit'

/** Pieces of work a minute. With the most instances of `renderPage` a flood of clicks costs some hundred thousand writes an hour at most. */
const mostAMinute = 600

/** What drawing a page notes, such as a click on a short link: it is done once the answer is on its way, and never makes it fail. */
export class WorkAfterAnswers {
  private readonly running = new Set<Promise<void>>()
  private readonly limit = new MinuteLimit(mostAMinute)

  readonly add = (work: () => Promise<void>): void => {
    if (!this.limit.take()) return
    const run = work()
      .catch((error: unknown) => logger.error('not noted', error))
      .finally(() => this.running.delete(run))
    this.running.add(run)
  }

  async done(): Promise<void> {
    await Promise.all(this.running)
  }
}
