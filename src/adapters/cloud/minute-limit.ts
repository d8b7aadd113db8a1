/** Limits how often something happens per minute in one instance of the host, without reading or writing the database. */
export class MinuteLimit {
  private since = 0
  private times = 0

  constructor(private readonly most: number) {}

  get isUsedUp(): boolean {
    return Date.now() < this.since + 60_000 && this.times >= this.most
  }

  /** Counts one more and returns true, if that is within the limit. */
  take(): boolean {
    if (this.isUsedUp) return false
    if (Date.now() >= this.since + 60_000) {
      this.since = Date.now()
      this.times = 0
    }
    this.times += 1
    return true
  }
}
