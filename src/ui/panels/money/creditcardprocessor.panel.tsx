import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { Desk } from './desk/desk'

/** Payments at the desk and by phone, the shop's products, and its settings. */
export default tabsPanel({
  label: 'Desk',
  tabs: {
    desk: { label: 'Take a payment', panel: customPanel(Desk) },
    goods: { label: 'Goods', panel: lazyPanel(() => import('./goods/products-table')) },
    codes: { label: 'Discount codes', panel: lazyPanel(() => import('./goods/discount-codes-table')) },
    settings: { label: 'Tax, shipping and accounts', panel: lazyPanel(() => import('./desk/shop-settings-form')) },
  },
})
