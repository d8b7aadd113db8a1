import { giveTerm } from '../../../domain/memberships/changes/change-membership.contract'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import products from './products/membership-products'

/** What memberships are sold, and what is done with the terms of many members. */
export default tabsPanel({
  label: 'Memberships',
  tabs: {
    products: { label: 'For sale', panel: products },
    many: { label: 'Change many', rule: giveTerm.access, panel: lazyPanel(() => import('./terms/membership-runs')) },
  },
})
