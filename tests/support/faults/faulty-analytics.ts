import type { Analytics, AnalyticsEvent } from '../../../src/ports/analytics'

/** A fault of an event: it is delayed, possibly behind later events, or lost. The caller is not told. */
type AnalyticsFault = { readonly kind: 'delay'; readonly ms: number } | { readonly kind: 'drop' }

export type AnalyticsPlan = (event: AnalyticsEvent) => AnalyticsFault | undefined

/** The Analytics port over a bad connection. */
export class FaultyAnalytics implements Analytics {
  constructor(
    private readonly inner: Analytics,
    private readonly plan: AnalyticsPlan,
  ) {}

  get isOptedOut(): boolean {
    return this.inner.isOptedOut
  }

  setOptedOut(isOptedOut: boolean): void {
    this.inner.setOptedOut(isOptedOut)
  }

  mayRecord(): Promise<boolean> {
    return this.inner.mayRecord()
  }

  record(event: AnalyticsEvent): void {
    const fault = this.plan(event)
    if (fault?.kind === 'drop') return
    if (fault) setTimeout(() => this.inner.record(event), fault.ms)
    else this.inner.record(event)
  }
}
