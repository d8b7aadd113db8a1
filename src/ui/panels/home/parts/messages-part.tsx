import { lazyPanel } from '../../engine/panel'
import { tabsPanel } from '../../engine/tabs-panel'

/** Messages from public pages: those that wait for an answer, and all of them as a table. */
export default tabsPanel({
  label: 'Messages from the site',
  tabs: {
    waiting: { label: 'Waiting', panel: lazyPanel(() => import('./waiting-messages')) },
    all: { label: 'All messages', panel: lazyPanel(() => import('./all-messages')) },
  },
  keeps: ['part'],
})
