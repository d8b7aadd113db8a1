import type { Analytics, AnalyticsEvent } from '../../ports/analytics'
import type { Auth } from '../../ports/auth'
import { mayTell, type PrivacyWish } from '../../ports/may-tell'
import type { Preferences } from './preferences'

const optOutKey = 'local-mode.not-counted'

/** Keeps the newest events in memory, for tests and the curious; nothing leaves the device. */
export class RecordedAnalytics implements Analytics {
  private readonly recorded: AnalyticsEvent[] = []

  /** `wish` is what the browser says of its visitor's. */
  constructor(
    private readonly auth: Auth,
    private readonly preferences: Preferences,
    private readonly wish: PrivacyWish,
  ) {}

  get events(): readonly AnalyticsEvent[] {
    return this.recorded
  }

  record(event: AnalyticsEvent): void {
    this.recorded.push(event)
    if (this.recorded.length > 1000) this.recorded.shift()
  }

  mayTell(): Promise<boolean> {
    return mayTell(this.auth, () => this.isOptedOut, this.wish)
  }

  get isOptedOut(): boolean {
    return this.preferences.getItem(optOutKey) !== null
  }

  setOptedOut(isOptedOut: boolean): void {
    if (isOptedOut) this.preferences.setItem(optOutKey, 'true')
    else this.preferences.removeItem(optOutKey)
  }
}
