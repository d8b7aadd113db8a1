import { lazy } from 'react'
import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { collectionPanel } from '../../engine/collection-panel'
import { FixedEndInput } from './fixed-end-input'
import { MembershipAddressInput } from './membership-address-input'
import { productActions } from './product-actions'
import { productColumns } from './product-columns'

/** Loaded with the first membership that is opened. */
const LevelsForm = lazy(() => import('./levels-form'))

/** The memberships that are sold, with their terms and levels. */
export default collectionPanel(membershipProducts, {
  columns: productColumns,
  sort: 'order',
  filters: ['audience', 'status'],
  form: [
    'name',
    'audience',
    'routeKey',
    'headline',
    'summary',
    'eligibility',
    'termMonths',
    'fixedEnd',
    'graceDays',
    'from',
    'until',
    'questions',
    'order',
  ],
  begin: { termMonths: 12, graceDays: 14, levels: [], questions: [], order: 100, status: 'draft' },
  inputs: { routeKey: MembershipAddressInput, fixedEnd: FixedEndInput },
  actions: productActions,
  under: LevelsForm,
})
