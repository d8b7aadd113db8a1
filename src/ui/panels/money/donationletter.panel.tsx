import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'

/** Letters to donors: what is due, with the kind that the rules choose or why there is none; statements of a year; and every letter there ever was. */
export default tabsPanel({
  label: 'Donation letters',
  tabs: {
    issue: { label: 'Issue', panel: lazyPanel(() => import('./letters/issue-tab')) },
    log: { label: 'Letters', panel: lazyPanel(() => import('./letters/log-tab')) },
  },
})
