import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice } from './edition-choice'

/** Every listing of an edition with its registration: to find, review, move and correct. */
export default tabsPanel({
  label: 'Listings of the edition',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    table: { label: 'Table', panel: lazyPanel(() => import('./listings/table-tab')) },
    board: { label: 'Board', panel: lazyPanel(() => import('./listings/board-tab')) },
    review: { label: 'Review', panel: lazyPanel(() => import('./listings/review-tab')) },
    changes: { label: 'Move, withdraw, share', panel: lazyPanel(() => import('./listings/registration-changes-tab')) },
    errata: { label: 'Print and corrections', panel: lazyPanel(() => import('./listings/errata-tab')) },
  },
})
