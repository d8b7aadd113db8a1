import { discountCodes } from '../../../../domain/shop/codes/discount-codes.collection'
import { moneyOf } from '../../../kit/format-money'
import { collectionPanel } from '../../engine/collection-panel'

/** Discount codes. */
export default collectionPanel(discountCodes, {
  columns: [
    'code',
    'title',
    {
      name: 'takes',
      label: 'Takes off',
      value: ({ percent, amount }) => (percent === undefined ? (amount ? moneyOf(amount) : '') : `${percent}%`),
    },
    'kinds',
    'uses',
    'maxUses',
    'perPerson',
    'from',
    'until',
    'status',
  ],
  sort: 'code',
  filters: ['status', 'kinds', 'until'],
  form: ['code', 'title', 'percent', 'amount', 'kinds', 'from', 'until', 'maxUses', 'perPerson'],
  begin: { kinds: ['product'], status: 'draft' },
})
