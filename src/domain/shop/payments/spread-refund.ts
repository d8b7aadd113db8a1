import type { Order } from '../orders.collection'
import { allocate, sumOf } from '../pricing/allocate'
import type { RefundedLine } from '../refunds/line-balance'
import { allThatIsLeft, refundOrder } from '../refunds/refund-order'

/**
 * The lines of a refund that names none, because it was made at the provider: each gives the same part of what is left of it. `undefined` where less is
 * left of the lines than was paid back.
 */
export function spreadRefund(order: Order, before: readonly RefundedLine[], cents: number): readonly RefundedLine[] | undefined {
  const left = allThatIsLeft(order, before)
  if (cents > sumOf(left.map(one => one.cents))) return undefined
  const shares = allocate(
    cents,
    left.map(one => one.cents),
  )
  const requests = left.map(({ lineId }, i) => ({ lineId, cents: shares[i]! })).filter(one => one.cents > 0)
  const refunding = refundOrder({ ...order, status: 'paid' }, before, requests)
  return refunding.state === 'refunded' ? refunding.refund.lines : undefined
}
