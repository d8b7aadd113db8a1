import { noRoute } from '../../domain/analytics/visit-count-names'
import { VisitCounter } from '../../domain/analytics/visit-counter'
import type { App } from '../app-services/app-context'
import { publicRoutes } from '../public-routes'
import { isOffice } from './office-path'
import { matchRoute } from './suffix-params'

/** Milliseconds between two sends of a visit's counts. */
const sendEvery = 5 * 60_000

/** The route under which a page is counted: its path, never the address. `undefined` in the office, because staff are not visitors. */
export function countedRoute(path: string): string | undefined {
  const [address = '/'] = path.split(/[?#]/)
  return isOffice(address) ? undefined : (matchRoute(publicRoutes, address)?.route.path ?? noRoute)
}

const sending = new WeakSet<VisitCounter>()

/** Sends the counts regularly, and when the visit ends, which browsers report by hiding the page. */
function keepSending(visits: VisitCounter): void {
  if (sending.has(visits)) return
  sending.add(visits)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void visits.send())
  setInterval(() => void visits.send(), sendEvery)
}

/** Counts that a page was opened. The code is downloaded after hydration. */
export async function countPageView(app: App, path: string, title: string): Promise<void> {
  const visits = (await app.services()).get(VisitCounter)
  keepSending(visits)
  await visits.view(path, title, countedRoute(path))
}
