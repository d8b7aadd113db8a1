import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice, ofEdition } from './edition-choice'

const tab = (load: Parameters<typeof lazyPanel>[0]) => ofEdition('Listings belong to an edition.', lazyPanel(load))

/** Every listing of an edition with its registration: to find, review, move and correct. */
export default tabsPanel({
  label: 'Listings of the edition',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    table: { label: 'Table', panel: tab(() => import('./listings/table-tab')) },
    board: { label: 'Board', panel: tab(() => import('./listings/board-tab')) },
    review: { label: 'Review', panel: tab(() => import('./listings/review-tab')) },
    changes: { label: 'Move, withdraw, share', panel: tab(() => import('./listings/registration-changes-tab')) },
    errata: { label: 'Print and corrections', panel: tab(() => import('./listings/errata-tab')) },
  },
})
