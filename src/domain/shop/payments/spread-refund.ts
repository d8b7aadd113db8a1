import type { Order } from '../orders.collection'
import { allocate, sumOf } from '../pricing/allocate'
import type { RefundedLine } from '../refunds/line-balance'
import { allThatIsLeft, refundOrder } from '../refunds/refund-order'
import { countedRefunds, type Payment, refundedLines, type StoredPayment } from './order-ledger'
import { paidTwice } from './pay-order'

/**
 * The lines of a refund that names none, because it was made at the provider: each gives the same part of what is left of it. Where less is left of the
 * lines than was paid back, they give all, and the rest is of no line. `undefined` where nothing is left.
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

/** The same for money that was taken of a payment. One that came twice paid for no line. */
export function linesTaken(order: Order, ledger: readonly StoredPayment[], paymentId: string, cents: number): readonly RefundedLine[] | undefined {
  const cameTwice = ledger.some(({ refundOf, reason }) => refundOf === paymentId && reason === paidTwice)
  return cameTwice ? undefined : spreadRefund(order, refundedLines(countedRefunds(ledger)), cents)
}

/** What a refund paid back of no line, in cents. */
export const ofNoLine = ({ amount, lines = [] }: Pick<Payment, 'amount' | 'lines'>): number =>
  0 - amount.cents - sumOf(lines.map(({ cents }) => cents))
