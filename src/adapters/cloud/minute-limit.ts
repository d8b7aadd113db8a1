/** A number of times in a minute, for one instance of the host: it holds without a read or a write. */
export class MinuteLimit {
  private since = 0
  private times = 0

  constructor(private readonly most: number) {}

  get isUsedUp(): boolean {
    return Date.now() < this.since + 60_000 && this.times >= this.most
  }

  /** Whether one more is within the limit, which it then counts for. */
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
