import type { Order } from '../orders.collection'
import { allocate, sumOf } from '../pricing/allocate-cents'
import type { RefundedLine } from '../refunds/line-balance'
import { allThatIsLeft, refundOrder } from '../refunds/refund-order'
import { countedRefunds, type Payment, refundedLines, type StoredPayment } from './order-ledger'
import { paidTwice } from './pay-order'

/**
 * The lines of a refund without lines, because it was made in the provider's dashboard: each line gives the same share of its remainder. If
 * less is left than was refunded, the lines give everything, and the rest belongs to no line. `undefined` if nothing is left.
 */
export function spreadRefund(order: Order, before: readonly RefundedLine[], cents: number): readonly RefundedLine[] | undefined {
  const left = allThatIsLeft(order, before)
  if (left.length === 0) return undefined
  const shares = allocate(
    Math.min(cents, sumOf(left.map(one => one.cents))),
    left.map(one => one.cents),
  )
  const requests = left.map(({ lineId }, i) => ({ lineId, cents: shares[i]! })).filter(one => one.cents > 0)
  const refunding = refundOrder({ ...order, status: 'paid' }, before, requests)
  return refunding.state === 'refunded' ? refunding.refund.lines : undefined
}

/** The same for money taken from a payment. A duplicate payment paid for no lines. */
export function linesTaken(order: Order, ledger: readonly StoredPayment[], paymentId: string, cents: number): readonly RefundedLine[] | undefined {
  const cameTwice = ledger.some(({ refundOf, reason }) => refundOf === paymentId && reason === paidTwice)
  return cameTwice ? undefined : spreadRefund(order, refundedLines(countedRefunds(ledger)), cents)
}

/** The part of a refund that belongs to no line, in cents. */
export const ofNoLine = ({ amount, lines = [] }: Pick<Payment, 'amount' | 'lines'>): number =>
  0 - amount.cents - sumOf(lines.map(({ cents }) => cents))
