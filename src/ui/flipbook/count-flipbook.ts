import type { OpenedFromFlipbook } from '../../domain/analytics/visit-count-names'
import type { App } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

const visitsOf = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/analytics/visit-counter')).VisitCounter)

/** Counts what was opened from the flipbook, and which of its advertisements were seen; not by whom. */
export const countClicked = (app: App, kind: OpenedFromFlipbook, id: string): void => void visitsOf(app).then(visits => visits.clicked(kind, id))
export const countShown = (app: App, orderIds: readonly string[]): void => void visitsOf(app).then(visits => visits.showed(orderIds))
