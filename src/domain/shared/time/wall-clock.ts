import { Clock } from '../../../ports/clock'

/** The only source of “now” for pages, so that a simulated date holds everywhere. The server, sessions and the office keep their own time. */
export class WallClock {
  static readonly inject = [Clock] as const
  /** Milliseconds by which the shown time is ahead of the real time. */
  private ahead = 0

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return new Date(this.real().getTime() + this.ahead)
  }

  real(): Date {
    return this.clock.now()
  }

  /** Shows pages as of `instant` from now on, with the clock running; `undefined` returns to the real time. */
  simulate(instant: Date | undefined): void {
    this.ahead = instant ? instant.getTime() - this.real().getTime() : 0
  }
}
