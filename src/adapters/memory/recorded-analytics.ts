import type { Analytics, AnalyticsEvent } from '../../ports/analytics'
import type { Auth } from '../../ports/auth'
import { mayTrack, type PrivacyPreference } from '../../ports/may-track'
import type { Preferences } from './preferences'

const optOutKey = 'local-mode.not-counted'

/** Keeps the newest events in memory, for tests and developers; nothing leaves the device. */
export class RecordedAnalytics implements Analytics {
  private readonly recorded: AnalyticsEvent[] = []

  /** `preference`: the browser's privacy signals. */
  constructor(
    private readonly auth: Auth,
    private readonly preferences: Preferences,
    private readonly preference: PrivacyPreference,
  ) {}

  get events(): readonly AnalyticsEvent[] {
    return this.recorded
  }

  record(event: AnalyticsEvent): void {
    this.recorded.push(event)
    if (this.recorded.length > 1000) this.recorded.shift()
  }

  mayRecord(): Promise<boolean> {
    return mayTrack(this.auth, () => this.isOptedOut, this.preference)
  }

  get isOptedOut(): boolean {
    return this.preferences.getItem(optOutKey) !== null
  }

  setOptedOut(isOptedOut: boolean): void {
    if (isOptedOut) this.preferences.setItem(optOutKey, 'true')
    else this.preferences.removeItem(optOutKey)
  }
}
