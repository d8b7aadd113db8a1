import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice, ofEdition } from '../guide/edition-choice'

const tab = (load: Parameters<typeof lazyPanel>[0]) => ofEdition('The events of a guide belong to an edition.', lazyPanel(load))

/** The events of an edition: chosen, ordered and completed for the guide. */
export default tabsPanel({
  label: 'Events of the edition',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    table: { label: 'In the guide', panel: tab(() => import('./guide-events/in-guide-tab')) },
    others: { label: 'Not in the guide', panel: tab(() => import('./guide-events/addable-events-tab')) },
  },
})
