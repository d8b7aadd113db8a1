import type { DataRouter } from 'react-router-dom'
import type { App } from '../app-services/app-context'
import { doorListsKey } from '../event-replies/check-in/stored-check-in-key'
import { whenIdle } from '../kit/when-idle'
import { registerWorker } from '../offline/register-worker'
import { matchPublicRoute } from '../routing/public-route-match'
import { loadErrorPage } from '../routing/route-error'
import { pageOf } from '../routing/to-route-objects'
import { unsavedInput } from '../routing/unsaved-input'
import { BuildWatch } from './build-watch'
import { isDataSaverOn } from './data-saver'
import { fetchDeferredFonts } from './deferred-fonts'
import { jsonFetcher } from './fetch-json'
import { watchLinksInView } from './links-in-view'
import { reloadOnNavigation } from './new-build-reload'
import type { PayloadFiles } from './payload-files'
import { PayloadPrefetch } from './payload-prefetch'

/** Milliseconds from the first page's hydration to the installation of the worker. */
const workerDelay = 3000

/** What starts after hydration: checking for newer builds, and prefetching. */
export function startDeferredDelivery(app: App, build: string, files: PayloadFiles, router: DataRouter): void {
  const watch = new BuildWatch(build, { now: Date.now, fetchJson: jsonFetcher(fetch, { cache: 'no-store' }), onWake })
  watch.start()
  reloadOnNavigation(router, { outdated: () => watch.outdated, unsaved: () => unsavedInput.held, goTo: href => location.assign(href) })
  const prefetch = new PayloadPrefetch({ isDataSaverOn, bring: path => bring(app, files, path) })
  router.subscribe(() => prefetch.stir())
  watchLinksInView(document, prefetch)
  void fetchDeferredFonts(document, localStorage)
  // A list of guests stays on no device longer than it is needed, whatever page is opened next.
  if (localStorage.getItem(doorListsKey) !== null) void forgetDoors()
  // What a visitor asks for first comes first. Browsers without permission to store anything refuse the worker.
  if (!isDataSaverOn()) setTimeout(() => whenIdle(() => void registerWorker(build).catch(() => undefined)), workerDelay)
  // The error page cannot be loaded without a network, so it is loaded now. If that fails, a route that needs it tries again.
  loadErrorPage().catch(() => undefined)
}

const forgetDoors = async () => (await import('../event-replies/check-in/stored-check-in')).forgetOldGuestLists(new Date())

const onWake = (wake: () => void) => {
  const onVisibilityChange = () => document.visibilityState === 'visible' && wake()
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => document.removeEventListener('visibilitychange', onVisibilityChange)
}

/** Prefetches a public page with a payload file: the file and the page's module. */
async function bring(app: App, files: PayloadFiles, path: string): Promise<void> {
  const routeMatch = matchPublicRoute(path)
  if (routeMatch.kind !== 'page' || !routeMatch.route.payload || !files.has(path)) return
  const [{ parts }] = await Promise.all([pageOf(routeMatch.route), files.fill(path)])
  await parts?.({ app, path, params: routeMatch.params, search: new URLSearchParams() })
}
