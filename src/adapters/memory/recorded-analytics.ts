import type { Analytics, AnalyticsEvent } from '../../ports/analytics'

/** Keeps the newest events in memory, for tests and the curious; nothing leaves the device. */
export class RecordedAnalytics implements Analytics {
  isOptedOut = false
  private readonly recorded: AnalyticsEvent[] = []

  get events(): readonly AnalyticsEvent[] {
    return this.recorded
  }

  record(event: AnalyticsEvent): void {
    this.recorded.push(event)
    if (this.recorded.length > 1000) this.recorded.shift()
  }

  setOptedOut(isOptedOut: boolean): void {
    this.isOptedOut = isOptedOut
  }
}
