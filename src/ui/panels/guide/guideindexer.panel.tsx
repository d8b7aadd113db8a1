import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice, ofEdition } from './edition-choice'

const tab = (load: Parameters<typeof lazyPanel>[0]) => ofEdition('Map numbers and indexes belong to an edition.', lazyPanel(load))

/** The map numbers of an edition, from the first numbering to the freeze and the late entries after it, the indexes, and the printed guide. */
export default tabsPanel({
  label: 'Numbers and indexes',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    run: { label: 'Number and freeze', panel: tab(() => import('./indexer/numbering-tab')) },
    numbers: { label: 'Numbers', panel: tab(() => import('./indexer/numbers-tab')) },
    aside: { label: 'Set-aside numbers', panel: tab(() => import('./indexer/set-aside-tab')) },
    checks: { label: 'Checks', panel: tab(() => import('./indexer/checks-tab')) },
    indexes: { label: 'Indexes', panel: tab(() => import('./indexer/indexes-tab')) },
    print: { label: 'Printed guide', panel: tab(() => import('./indexer/printed-guide-tab')) },
    changes: { label: 'Changes', panel: tab(() => import('./indexer/changes-tab')) },
  },
})
