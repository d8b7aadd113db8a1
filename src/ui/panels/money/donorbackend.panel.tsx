import { scope } from '../../../domain/shared/records/policy'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'

/** Donors, gifts and pledges, thank-you letters, campaigns, and the page that asks for gifts. */
export default tabsPanel({
  label: 'Donors',
  tabs: {
    donors: { label: 'Donors', panel: lazyPanel(() => import('./donors/donors-tab')) },
    entry: { label: 'Enter gifts', panel: lazyPanel(() => import('./donors/enter-gifts-tab')) },
    gifts: { label: 'Gifts', panel: lazyPanel(() => import('./donors/gifts-tab')) },
    thanks: { label: 'To thank', panel: lazyPanel(() => import('./donors/thanks-tab')) },
    large: { label: 'Large gifts', panel: lazyPanel(() => import('./donors/large-gifts-tab')) },
    pledges: { label: 'Pledges and matches', panel: lazyPanel(() => import('./donors/pledges-tab')) },
    matching: { label: 'Matching', panel: lazyPanel(() => import('./donors/matching-tab')) },
    levels: { label: 'Levels', panel: lazyPanel(() => import('./donors/levels-tab')) },
    causes: { label: 'Funds and campaigns', panel: lazyPanel(() => import('./donors/causes-tab')) },
    page: { label: 'Page', rule: scope('content'), panel: lazyPanel(() => import('./donors/page-tab')) },
  },
})
