import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice } from './edition-choice'

/** The articles of an edition, from the draft to the page that visitors read. */
export default tabsPanel({
  label: 'Articles of the edition',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    table: { label: 'Table', panel: lazyPanel(() => import('./articles/table-tab')) },
    board: { label: 'Board', panel: lazyPanel(() => import('./articles/board-tab')) },
  },
})
