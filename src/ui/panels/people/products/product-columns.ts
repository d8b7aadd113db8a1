import type { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import type { ScheduledPrice } from '../../../../domain/memberships/products/level-prices'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { dayText } from '../../../../domain/shared/time/day-text'
import { moneyOf } from '../../../kit/format-money'
import type { CollectionSpec } from '../../engine/panel-spec'

type Level = DataOf<typeof membershipProducts>['levels'][number]
type Columns = CollectionSpec<typeof membershipProducts>['columns']

/** Includes scheduled prices, independent of the date: `$50 ($60 from Mar 1, 2028)`. */
const pricesText = ({ price, scheduled = [] }: Level) =>
  [moneyOf(price), ...(scheduled.length > 0 ? [`(${scheduled.map(laterText).join(', ')})`] : [])].join(' ')
const laterText = ({ from, price: later }: ScheduledPrice) => `${moneyOf(later)} from ${dayText(from)}`

/** Columns of the table of memberships for sale. */
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
  { name: 'prices', label: 'Prices', value: ({ levels = [] }) => levels.map(pricesText).join(', ') },
  'order',
]
