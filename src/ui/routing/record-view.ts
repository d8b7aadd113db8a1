import { matchRoutes } from 'react-router-dom'
import { type CountedRoute, countedRoutes } from '../../domain/analytics/count-names'
import { Visits } from '../../domain/analytics/visits'
import type { App } from '../app-services/app'
import { publicRows } from '../public-rows'
import { places, rowAt } from './endings'

/** Milliseconds after which a visit that goes on tells what it has counted. */
const sendEvery = 5 * 60_000

const routes = places(publicRows).map(place => ({ path: place.path, place }))

/** The route under which a page is counted: its row's path, never its address. `undefined` in the office, whose staff are no visitors. */
export function countedRoute(path: string): CountedRoute | undefined {
  const [address = '/'] = path.split(/[?#]/)
  if (/^\/cpanel(\/|$)/.test(address)) return undefined
  const match = matchRoutes(routes, address)?.at(-1)
  const row = match && rowAt(match.route.place, match.params)?.row
  return countedRoutes.find(route => route === row?.path) ?? '*'
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
export async function recordView(app: App, path: string, title: string): Promise<void> {
  const visits = (await app.services()).get(Visits)
  keepSending(visits)
  await visits.view(path, title, countedRoute(path))
}
