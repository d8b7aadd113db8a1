import type { Clock } from '../../ports/clock'

/** Runs work once at the beginning and then whenever its time has gone by the clock, which may be set forward or back at will. */
export class ClockWork {
  private last: number | undefined
  private running: Promise<void> = Promise.resolve()

  /** `every`: milliseconds from one run to the next. */
  constructor(
    private readonly clock: Clock,
    private readonly every: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** Looks at the clock; resolves when what was due is done. One run at a time. */
  look(): Promise<void> {
    const now = this.clock.now().getTime()
    if (this.last !== undefined && Math.abs(now - this.last) < this.every) return this.running
    this.last = now
    // A failed run is told to whoever looked then; the next tries anew.
    this.running = this.running.catch(() => undefined).then(this.work)
    return this.running
  }
}
