import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice, ofEdition } from './edition-choice'
import { PictureQueue } from './images/picture-queue'

const sentence = 'The pictures for print belong to an edition.'
const tab = (load: Parameters<typeof lazyPanel>[0]) => ofEdition(sentence, lazyPanel(load))

/** Every picture of an edition at the size in which it is printed. */
export default tabsPanel({
  label: 'Print images',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    check: { label: 'Pictures to check', panel: ofEdition(sentence, customPanel(PictureQueue)) },
    all: { label: 'All pictures', panel: tab(() => import('./images/picture-table')) },
    cover: { label: 'Cover candidates', panel: tab(() => import('./images/cover-table')) },
  },
})
