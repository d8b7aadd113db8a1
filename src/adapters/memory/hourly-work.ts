import type { Clock } from '../../ports/clock'

const hour = 3_600_000

/** Runs work once at the beginning and then whenever an hour has gone by the clock, which may be set forward or back at will. */
export class HourlyWork {
  private last: number | undefined
  private running: Promise<void> = Promise.resolve()

  constructor(
    private readonly clock: Clock,
    private readonly work: () => Promise<void>,
  ) {}

  /** Looks at the clock; resolves when what was due is done. One run at a time. */
  look(): Promise<void> {
    const now = this.clock.now().getTime()
    if (this.last !== undefined && Math.abs(now - this.last) < hour) return this.running
    this.last = now
    // A failed run is told to whoever looked then; the next hour tries anew.
    this.running = this.running.catch(() => undefined).then(this.work)
    return this.running
  }
}
