import type { App } from './app-context'
import { serviceAfterHydration } from './service-after-hydration'

/** Counts what visitors do. The class is downloaded when there is something to count. */
export const visitsOf = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/analytics/visit-counter')).VisitCounter)
