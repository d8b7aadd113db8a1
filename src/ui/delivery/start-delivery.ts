import type { DataRouter } from 'react-router-dom'
import type { App } from '../app-services/app'
import { buildInfo } from './build-info'
import { jsonFetcher } from './fetch-json'
import { PayloadFiles } from './payload-files'

/**
 * Delivery in the browser: payload files from the first page on, the rest once the document has loaded. On the development
 * server, which has no build, nothing is watched or fetched ahead.
 */
export function startDelivery(app: App, mayUse: () => boolean) {
  const build = buildInfo(document)
  const files = new PayloadFiles({ payloads: build?.payloads ?? {}, fetchJson: jsonFetcher(fetch), queries: app.queries, mayUse })
  return {
    fill: (path: string) => files.fill(path),
    async follow(router: DataRouter): Promise<void> {
      if (!build) return
      if (document.readyState !== 'complete') await new Promise(resolve => addEventListener('load', resolve, { once: true }))
      const { startLateDelivery } = await import('./late-delivery')
      startLateDelivery(build.id, files, router)
    },
  }
}
