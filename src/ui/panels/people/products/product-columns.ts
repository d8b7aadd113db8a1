import type { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { moneyOf } from '../../../kit/format-money'
import type { CollectionSpec } from '../../engine/panel-spec'

type Columns = CollectionSpec<typeof membershipProducts>['columns']

/** What the table of memberships for sale shows. */
export const productColumns: Columns = [
  'name',
  'audience',
  'status',
  'routeKey',
  {
    name: 'term',
    label: 'Term',
    value: ({ termMonths, fixedEnd }) => (fixedEnd === undefined ? `${termMonths} months` : `Until ${fixedEnd}`),
    width: 120,
  },
  'graceDays',
  { name: 'prices', label: 'Prices', value: ({ levels = [] }) => levels.map(({ price }) => moneyOf(price)).join(', ') },
  'version',
  'order',
]
