import { Clock } from '../../../ports/clock'

/** The clock on the wall: the only "now" of the pages, so that a simulated date holds everywhere. */
export class WallClock {
  static readonly inject = [Clock] as const

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return this.clock.now()
  }
}
