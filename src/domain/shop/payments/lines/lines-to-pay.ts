import type { HandlerContext } from '../../../shared/functions/handler-context'
import type { StoredOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { OrderLine, orders } from '../../orders.collection'

/** An order within the transaction that pays or refunds it. */
export interface OrderWithin {
  readonly context: HandlerContext
  readonly within: RecordsWithin
  readonly order: StoredOf<typeof orders>
  /** Who is to be thanked for its gifts too. No order names them, since orders are kept when they are forgotten. */
  readonly softCredits?: readonly string[]
}

/** Id of what a line creates. It has the id of the order in it, because ids of lines repeat between orders. */
export const lineKey = (orderId: string, { id }: Pick<OrderLine, 'id'>): string => `${orderId}-${id}`

export const linesOf = ({ lines }: { readonly lines: readonly OrderLine[] }, kind: OrderLine['kind']): readonly OrderLine[] =>
  lines.filter(line => line.kind === kind)
