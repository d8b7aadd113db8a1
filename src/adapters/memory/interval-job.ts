import type { Clock } from '../../ports/clock'

/** Runs work once at the start and then each time its interval has passed on the clock, which may be set forward or back. */
export class IntervalJob {
  private last: number | undefined
  private running: Promise<void> = Promise.resolve()

  /** `every`: the interval in milliseconds. */
  constructor(
    private readonly clock: Clock,
    private readonly every: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** Runs the work if it is due and resolves when it is done. Only one run at a time. */
  look(): Promise<void> {
    const now = this.clock.now().getTime()
    if (this.last !== undefined && Math.abs(now - this.last) < this.every) return this.running
    this.last = now
    // A failure is reported to the caller of the failed run; the next run is not affected by it.
    this.running = this.running.catch(() => undefined).then(this.work)
    return this.running
  }
}
