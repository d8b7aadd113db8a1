import type { Clock } from '../../ports/clock'

/**
 * The device's clock, which can be set to another instant and runs on from there. `elapsed` counts real milliseconds; if it always returns
 * the same number, the clock does not run.
 */
export class SystemClock implements Clock {
  /** Milliseconds between the device's time and the time shown. */
  private offset = 0

  constructor(private readonly elapsed: () => number = Date.now) {}

  now(): Date {
    return new Date(this.elapsed() + this.offset)
  }

  /** The device's own time, whatever is shown. */
  device(): Date {
    return new Date(this.elapsed())
  }

  /** `undefined` returns to the device's own time. */
  setNow(instant: Date | undefined): void {
    this.offset = instant ? instant.getTime() - this.elapsed() : 0
  }
}
