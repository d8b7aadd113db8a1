import { moveMembershipProduct } from '../../../../domain/memberships/products/move-membership-product.contract'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction, WholeLabel } from '../../engine/panel-spec'

interface Row {
  readonly id: string
  readonly name?: string
}

const move = (event: 'open' | 'retire', label: WholeLabel, what: string, done: string): PanelAction<Row> =>
  callAction(moveMembershipProduct)({
    label,
    on: 'one',
    event,
    ask: { what, fields: {} },
    input: ({ id }) => ({ productId: id, event }),
    done: (_, { name = 'The membership' }) => `${name} is ${done}.`,
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
