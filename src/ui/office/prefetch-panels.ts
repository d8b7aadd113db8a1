import { isDataSaverOn } from '../delivery/data-saver'
import { watchLinksInView } from '../delivery/links-in-view'
import { PayloadPrefetch } from '../delivery/payload-prefetch'
import type { PanelDefinition } from '../panels/panel-definition'
import { isPending } from '../routing/route-definition'
import { panelAt } from './panel-address'

/** Prefetches, after a second of idle time, the code of every panel whose link is visible. Returns a function that stops it. */
export function prefetchPanels(panels: readonly PanelDefinition[]): () => void {
  const panelPrefetch = new PayloadPrefetch({
    isDataSaverOn,
    bring: async path => {
      const page = panelAt(panels, path)?.page
      if (page && !isPending(page)) await page()
    },
  })
  const stop = watchLinksInView(document, panelPrefetch)
  return () => {
    stop()
    panelPrefetch.stop()
  }
}
