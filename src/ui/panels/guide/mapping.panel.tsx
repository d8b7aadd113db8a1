import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice, ofEdition } from './edition-choice'
import { PinQueue } from './mapping/pin-queue'

const sentence = 'Pins belong to an edition.'
const tab = (load: Parameters<typeof lazyPanel>[0]) => ofEdition(sentence, lazyPanel(load))

/** The pins of an edition's listings: a queue of those to confirm, and a map of all. */
export default tabsPanel({
  label: 'Pins',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    queue: { label: 'Pins to confirm', panel: ofEdition(sentence, customPanel(PinQueue)) },
    map: { label: 'All pins', panel: tab(() => import('./mapping/pin-map')) },
  },
})
