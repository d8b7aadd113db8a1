import type { DataRouter } from 'react-router-dom'
import type { App } from '../app-services/app-context'
import { afterHydration } from './after-hydration'
import { buildInfo, payloadFilesOf } from './build-info'
import { jsonFetcher } from './fetch-json'
import { takeInlinedPayload } from './inlined-payload'
import { PayloadFiles } from './payload-files'

/**
 * Delivery in the browser: payload files from the first page on, everything else after its hydration. The development server has no
 * build, so nothing is watched or prefetched there.
 */
export function startDelivery(app: App, mayUse: () => boolean) {
  const build = buildInfo(document)
  const inlined = mayUse() ? takeInlinedPayload(document, location.pathname, app.queries) : undefined
  const filesOf = (path: string) => payloadFilesOf(build, path)
  const files = new PayloadFiles({ filesOf, fetchJson: jsonFetcher(fetch), queries: app.queries, mayUse, asOf: inlined?.asOf })
  return {
    /** The prerendered document is this visitor's first page, so it is hydrated. */
    hydrates: inlined !== undefined && location.search === '',
    fill: (path: string) => (path === inlined?.path ? Promise.resolve() : files.fill(path)),
    async follow(router: DataRouter): Promise<void> {
      if (!build) return
      await afterHydration()
      const { startDeferredDelivery: startLateDelivery } = await import('./deferred-delivery')
      startLateDelivery(app, build.id, files, router)
    },
  }
}
