import { moveMembershipProduct } from '../../../../domain/memberships/products/move-membership-product.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { PanelAction, WholeLabel } from '../../engine/panel-spec'

interface Row {
  readonly id: string
  readonly name?: string
}

const move = (event: 'open' | 'retire', label: WholeLabel, what: string, done: string): PanelAction<Row> => ({
  label,
  on: 'one',
  event,
  rule: moveMembershipProduct.access,
  ask: { what, fields: {} },
  run: async ([product], services) => {
    await services.get(Callables).call(moveMembershipProduct, { productId: product!.id, event })
    return { message: `${product?.name ?? 'The membership'} is ${done}.` }
  },
})

/** Starting and ending the sale of a membership. */
export const productActions = [
  move('open', 'Start selling', 'Everybody sees it with its levels and can buy it.', 'for sale'),
  move(
    'retire',
    'Stop selling',
    'Nobody can buy or renew it any more. Members keep the days that they have. It cannot be sold again; you can make a copy.',
    'no longer for sale',
  ),
]
