import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'

/** The vocabulary of the calendar's tags, and events that get tags by rules or by hand. */
export default tabsPanel({
  label: 'Tags of events',
  tabs: {
    tags: { label: 'Tags', panel: lazyPanel(() => import('./tags/tags-tab')) },
    rules: { label: 'Tag by rules', panel: lazyPanel(() => import('./tags/rules-tab')) },
    events: { label: 'Tag by hand', panel: lazyPanel(() => import('./tags/events-tab')) },
  },
})
