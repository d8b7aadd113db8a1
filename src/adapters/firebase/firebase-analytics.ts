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
import { mayTell } from '../../ports/may-tell'

const optOutKey = 'analytics.opted-out'

/** The Analytics port on Google Analytics for Firebase; its script is not even loaded before there is something to send. */
export class FirebaseAnalytics implements Analytics {
  private started: Promise<FirebaseAnalyticsInstance | undefined> | undefined

  constructor(
    private readonly app: FirebaseApp,
    private readonly auth: Auth,
  ) {}

  record(event: AnalyticsEvent): void {
    if (this.app.options.measurementId !== undefined) void this.send(event.name, paramsOf(event))
  }

  mayTell(): Promise<boolean> {
    return mayTell(this.auth, () => this.isOptedOut, navigator)
  }

  get isOptedOut(): boolean {
    return localStorage.getItem(optOutKey) !== null
  }

  setOptedOut(isOptedOut: boolean): void {
    if (isOptedOut) localStorage.setItem(optOutKey, 'true')
    else localStorage.removeItem(optOutKey)
    // The loaded script measures on its own too.
    void this.started?.then(analytics => analytics && setAnalyticsCollectionEnabled(analytics, !isOptedOut))
  }

  private async send(name: string, params: object): Promise<void> {
    if (!(await this.mayTell())) return
    this.started ??= start(this.app)
    const analytics = await this.started
    if (analytics) logEvent(analytics, name, params)
  }
}

/** Page views are recorded by the router; the script's own, on loading, would count the first twice. */
async function start(app: FirebaseApp): Promise<FirebaseAnalyticsInstance | undefined> {
  return (await isSupported()) ? initializeAnalytics(app, { config: { send_page_view: false } }) : undefined
}

/** The service reads a page's path from its address, and without one takes where the visitor is by the time it sends. */
function paramsOf({ name, params }: AnalyticsEvent): object {
  return name === 'page_view' ? { ...params, page_location: new URL(params.page_path, location.origin).href } : params
}
