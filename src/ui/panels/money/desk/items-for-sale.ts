import type { Campaign } from '../../../../domain/giving/offered-causes'
import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import type { Product } from '../../../../domain/shop/product-service'
import { stockRef } from '../../../../domain/shop/stock/stock-ref'
import { moneyOf } from '../../../kit/format-money'

/** An item that a line can contain. */
export interface SoldThing extends Pick<DraftLine, 'kind' | 'refId'> {
  readonly value: string
  /** Includes the price and the stock. */
  readonly label: string
  /** The unit that is counted; absent if the giver chooses an amount. */
  readonly counts?: 'Terms' | 'Pieces'
  readonly designations: readonly string[]
}

const thing = (kind: DraftLine['kind'], refId: string, label: string, more: Partial<SoldThing> = {}): SoldThing => ({
  kind,
  refId,
  value: `${kind}:${refId}`,
  label,
  designations: [],
  ...more,
})

/** Everything that staff can sell now. */
export const soldThings = (
  memberships: readonly MembershipProduct[],
  products: readonly Product[],
  campaigns: readonly Campaign[],
): readonly SoldThing[] => [
  ...memberships.flatMap(({ id, name, levels }) =>
    levels.map(level => thing('membership', stockRef(id, level.key), `${name}: ${level.name}, ${moneyOf(level.price)}`, { counts: 'Terms' })),
  ),
  ...products.flatMap(({ id, title, kind, variants }) =>
    variants.map(({ sku, label, price, stock }) => {
      const name = variants.length === 1 ? title : `${title}, ${label}`
      const left = stock === undefined ? '' : `, ${stock} in stock`
      return thing(kind === 'donation' ? 'donation' : 'product', stockRef(id, sku), `${name}, ${moneyOf(price)}${left}`, { counts: 'Pieces' })
    }),
  ),
  ...campaigns
    .filter(({ status }) => status === 'live')
    .map(({ id, title, designations = [] }) => thing('donation', id, `Gift: ${title}`, { designations })),
]
