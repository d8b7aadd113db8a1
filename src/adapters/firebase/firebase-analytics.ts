import { type Analytics as FirebaseAnalyticsInstance, getAnalytics, isSupported, logEvent } from 'firebase/analytics'
import type { FirebaseApp } from 'firebase/app'
import type { Analytics, AnalyticsEvent } from '../../ports/analytics'
import type { Auth } from '../../ports/auth'

/** Whether the visitor's browser asks not to be followed (Global Privacy Control). */
const asksForPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** The Analytics port on Google Analytics for Firebase; sends nothing for somebody who opted out, nor while staff masquerade. */
export class FirebaseAnalytics implements Analytics {
  private readonly analytics: Promise<FirebaseAnalyticsInstance | undefined>

  constructor(
    app: FirebaseApp,
    private readonly auth: Auth,
  ) {
    const measured = app.options.measurementId !== undefined && !asksForPrivacy()
    this.analytics = measured ? isSupported().then(supported => (supported ? getAnalytics(app) : undefined)) : Promise.resolve(undefined)
  }

  record(event: AnalyticsEvent): void {
    if (this.auth.current?.claims.imp) return
    void this.analytics.then(analytics => analytics && logEvent(analytics, event.name as string, event.params))
  }
}
