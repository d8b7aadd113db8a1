import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice } from './edition-choice'

/** The map numbers of an edition, from the first numbering to the freeze and the late entries after it, the indexes, and the printed guide. */
export default tabsPanel({
  label: 'Numbers and indexes',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    run: { label: 'Number and freeze', panel: lazyPanel(() => import('./indexer/numbering-tab')) },
    numbers: { label: 'Numbers', panel: lazyPanel(() => import('./indexer/numbers-tab')) },
    aside: { label: 'Set-aside numbers', panel: lazyPanel(() => import('./indexer/set-aside-tab')) },
    checks: { label: 'Checks', panel: lazyPanel(() => import('./indexer/checks-tab')) },
    indexes: { label: 'Indexes', panel: lazyPanel(() => import('./indexer/indexes-tab')) },
    print: { label: 'Printed guide', panel: lazyPanel(() => import('./indexer/printed-guide-tab')) },
    changes: { label: 'Changes', panel: lazyPanel(() => import('./indexer/changes-tab')) },
  },
})
