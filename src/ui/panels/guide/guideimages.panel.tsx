import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice } from './edition-choice'
import { PictureQueue } from './images/picture-queue'

/** Every picture of an edition at the size in which it is printed. */
export default tabsPanel({
  label: 'Print images',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    check: { label: 'Pictures to check', panel: customPanel(PictureQueue) },
    all: { label: 'All pictures', panel: lazyPanel(() => import('./images/picture-table')) },
    cover: { label: 'Cover candidates', panel: lazyPanel(() => import('./images/cover-table')) },
  },
})
