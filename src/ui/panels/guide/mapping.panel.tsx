import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice } from './edition-choice'
import { PinQueue } from './mapping/pin-queue'

/** Where every listing of an edition is: what waits for a pin, and all of them on the map. */
export default tabsPanel({
  label: 'Pins',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    queue: { label: 'Pins to confirm', panel: customPanel(PinQueue) },
    map: { label: 'All pins', panel: lazyPanel(() => import('./mapping/pin-map')) },
  },
})
