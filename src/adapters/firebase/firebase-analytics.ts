import {
  type Analytics as FirebaseAnalyticsInstance,
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics'
import type { FirebaseApp } from 'firebase/app'
import type { Analytics, AnalyticsEvent } from '../../ports/analytics'
import type { Auth } from '../../ports/auth'
import { mayTrack } from '../../ports/may-track'

const optOutKey = 'analytics.opted-out'

/** The Analytics port on Google Analytics for Firebase. Its script is loaded when the first event is sent. */
export class FirebaseAnalytics implements Analytics {
  private started: Promise<FirebaseAnalyticsInstance | undefined> | undefined

  constructor(
    private readonly app: FirebaseApp,
    private readonly auth: Auth,
  ) {}

  record(event: AnalyticsEvent): void {
    if (this.app.options.measurementId !== undefined) void this.send(event.name, paramsOf(event))
  }

  mayRecord(): Promise<boolean> {
    return mayTrack(this.auth, () => this.isOptedOut, navigator)
  }

  get isOptedOut(): boolean {
    return localStorage.getItem(optOutKey) !== null
  }

  setOptedOut(isOptedOut: boolean): void {
    if (isOptedOut) localStorage.setItem(optOutKey, 'true')
    else localStorage.removeItem(optOutKey)
    // The loaded script also measures by itself, so its collection is switched too.
    void this.started?.then(analytics => analytics && setAnalyticsCollectionEnabled(analytics, !isOptedOut))
  }

  private async send(name: string, params: object): Promise<void> {
    if (!(await this.mayRecord())) return
    this.started ??= start(this.app)
    const analytics = await this.started
    if (analytics) logEvent(analytics, name, params)
  }
}

/** The router records page views. The script's own page view on loading is disabled, because it would count the first page twice. */
async function start(app: FirebaseApp): Promise<FirebaseAnalyticsInstance | undefined> {
  return (await isSupported()) ? initializeAnalytics(app, { config: { send_page_view: false } }) : undefined
}

/**
 * The service reads the path from `page_location`. Without it, it would use the address at the time of sending, which may be another page.
 */
function paramsOf({ name, params }: AnalyticsEvent): object {
  return name === 'page_view' ? { ...params, page_location: new URL(params.page_path, location.origin).href } : params
}
