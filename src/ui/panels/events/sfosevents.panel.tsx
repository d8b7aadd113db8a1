import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice } from '../guide/edition-choice'

/** The events of an edition: chosen, ordered and completed for the guide. */
export default tabsPanel({
  label: 'Events of the edition',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    table: { label: 'In the guide', panel: lazyPanel(() => import('./guide-events/in-guide-tab')) },
    others: { label: 'Not in the guide', panel: lazyPanel(() => import('./guide-events/addable-events-tab')) },
  },
})
