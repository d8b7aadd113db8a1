import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'

/** Letters to donors: the due ones, with their kind or why there is none; year-end statements; and all letters so far. */
export default tabsPanel({
  label: 'Donation letters',
  tabs: {
    issue: { label: 'Issue', panel: lazyPanel(() => import('./letters/issue-tab')) },
    log: { label: 'Letters', panel: lazyPanel(() => import('./letters/all-letters-tab')) },
  },
})
