import { Clock } from '../../../ports/clock'

/** The only source of “now” for pages, so that a simulated date holds everywhere. */
export class WallClock {
  static readonly inject = [Clock] as const

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return this.clock.now()
  }
}
