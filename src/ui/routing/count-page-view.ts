import { noRoute } from '../../domain/analytics/count-names'
import { Visits } from '../../domain/analytics/visits'
import type { App } from '../app-services/app'
import { publicRoutes } from '../public-routes'
import { isOffice } from './office-path'
import { matchRoute } from './suffix-params'

/** Milliseconds after which a visit that goes on tells what it has counted. */
const sendEvery = 5 * 60_000

/** The route under which a page is counted: its row's path, never its address. `undefined` in the office, whose staff are no visitors. */
export function countedRoute(path: string): string | undefined {
  const [address = '/'] = path.split(/[?#]/)
  return isOffice(address) ? undefined : (matchRoute(publicRoutes, address)?.route.path ?? noRoute)
}

const sending = new WeakSet<Visits>()

/** Sends what was counted when the visit ends, which browsers tell by hiding the page, and now and then before. */
function keepSending(visits: Visits): void {
  if (sending.has(visits)) return
  sending.add(visits)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void visits.send())
  setInterval(() => void visits.send(), sendEvery)
}

/** Tells of a page that was opened; downloaded once the first page has settled. */
export async function countPageView(app: App, path: string, title: string): Promise<void> {
  const visits = (await app.services()).get(Visits)
  keepSending(visits)
  await visits.view(path, title, countedRoute(path))
}
