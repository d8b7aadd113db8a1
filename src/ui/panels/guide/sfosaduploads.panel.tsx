import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'

export default tabsPanel({
  label: 'Advertisements',
  keeps: ['edition'],
  tabs: {
    board: { label: 'By state', panel: lazyPanel(() => import('./ads/ad-board')) },
    plan: { label: 'Flat plan', panel: lazyPanel(() => import('./ads/flat-plan')) },
  },
})
