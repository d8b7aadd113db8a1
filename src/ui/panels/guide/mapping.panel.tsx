import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice } from './edition-choice'
import { PinQueue } from './mapping/pin-queue'

/** The pins of an edition's listings: a queue of those to confirm, and a map of all. */
export default tabsPanel({
  label: 'Pins',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    queue: { label: 'Pins to confirm', panel: customPanel(PinQueue) },
    map: { label: 'All pins', panel: lazyPanel(() => import('./mapping/pin-map')) },
  },
})
