import { type DataRouter, matchRoutes } from 'react-router-dom'
import { publicRows } from '../public-rows'
import { pageOf } from '../routing/to-route-objects'
import { unsavedInput } from '../routing/unsaved-input'
import { BuildWatch } from './build-watch'
import { jsonFetcher } from './fetch-json'
import { fetchHeldFaces } from './held-faces'
import { watchLinksInView } from './links-in-view'
import { reloadOnNavigation } from './new-build-reload'
import type { PayloadFiles } from './payload-files'
import { PayloadPrefetch } from './payload-prefetch'

/** What begins once the first page stands: asking for newer builds, and fetching ahead. */
export function startLateDelivery(build: string, files: PayloadFiles, router: DataRouter): void {
  const watch = new BuildWatch(build, { now: Date.now, fetchJson: jsonFetcher(fetch, { cache: 'no-store' }), onWake })
  watch.start()
  reloadOnNavigation(router, { outdated: () => watch.outdated, unsaved: () => unsavedInput.held, goTo: href => location.assign(href) })
  const prefetch = new PayloadPrefetch({ savesData, bring: path => bring(files, path) })
  router.subscribe(() => prefetch.stir())
  watchLinksInView(document, prefetch)
  void fetchHeldFaces(document, localStorage)
}

const onWake = (wake: () => void) => {
  const told = () => document.visibilityState === 'visible' && wake()
  document.addEventListener('visibilitychange', told)
  return () => document.removeEventListener('visibilitychange', told)
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A page that anybody may see and that has a payload file: both the file and the page's part. */
function bring(files: PayloadFiles, path: string): Promise<unknown> {
  if (!files.has(path)) return Promise.resolve()
  const row = matchRoutes(payloadRoutes, path)?.at(-1)?.route.row
  return Promise.all([files.fill(path), row && pageOf(row)])
}

const payloadRoutes = publicRows.flatMap(row => (row.payload ? [{ path: row.path, row }] : []))
