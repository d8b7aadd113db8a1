import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice, ofEdition } from './edition-choice'

const tab = (load: Parameters<typeof lazyPanel>[0]) => ofEdition('Articles belong to an edition.', lazyPanel(load))

/** The articles of an edition, from the draft to the page that visitors read. */
export default tabsPanel({
  label: 'Articles of the edition',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    table: { label: 'Table', panel: tab(() => import('./articles/table-tab')) },
    board: { label: 'Board', panel: tab(() => import('./articles/board-tab')) },
  },
})
