import { transition } from '../../shared/records/collection'
import { type Order, orderStates, orders } from '../orders.collection'
import { payments, receipts } from '../payments.collection'
import type { RefundedLine } from '../refunds/line-balance'
import { allThatIsLeft } from '../refunds/refund-order'
import { reverseLines } from './fulfil-order'
import { countedRefunds, madeRefunds, type Payment, readLedger, refundedLines, type StoredPayment } from './order-ledger'
import type { OrderWithin } from './order-within-transaction'
import { paidTwice, recordReceipt } from './pay-order'
import { ofNoLine, spreadRefund } from './spread-refund-over-lines'

/**
 * Records that a refund was made, and applies its effects on the lines. `stored` is its record if it was requested here; a refund made in the
 * provider's dashboard has none yet.
 */
export async function recordRefund(of: OrderWithin, refund: Payment & { readonly id: string }, stored?: StoredPayment): Promise<void> {
  const { within, order } = of
  const { id, lines, ...rest } = refund
  const ledger = await readLedger(within, order)
  const before = refundedLines(madeRefunds(ledger))
  const reversal = lines && (await reverseLines(of, lines, before))
  const isLast = lines && allThatIsLeft(order, [...before, ...lines]).length === 0
  const status = lines ? transition(orderStates, order.status, isLast ? 'refund' : 'refundPart') : order.status
  if (stored) within.move(payments, stored, 'succeed', rest)
  else within.create(payments, id, { ...rest, ...(lines && { lines }), status: 'succeeded' })
  recordReceipt(of, id, refund)
  settleFailed(of, ledger, refund)
  const isAsked = lines && order.refundAsked === 'asked'
  const named = !stored && { payments: [...(order.payments ?? []), id] }
  within.change(orders, order, { status, ...named, ...(isAsked && { refundAsked: 'refunded' as const }) })
  reversal?.write()
}

/** A new refund settles the debt of an earlier failed one for the same payment. */
function settleFailed({ within }: OrderWithin, ledger: readonly StoredPayment[], { refundOf }: Payment): void {
  for (const one of ledger)
    if (one.status === 'failed' && one.refundOf !== undefined && one.refundOf === refundOf) within.move(payments, one, 'settle')
}

/**
 * Records that a refund failed. The effects on its lines stay: the money is still owed, and staff refund it in another way. Money refunded at
 * the provider meanwhile, when nothing seemed left of the lines, is now assigned to these lines.
 */
export async function recordFailedRefund(of: OrderWithin, refund: StoredPayment): Promise<void> {
  const { within, order } = of
  const wasMade = refund.status === 'succeeded'
  const ledger = (await readLedger(within, order)).filter(({ id }) => id !== refund.id)
  const taken = madeRefunds(ledger).find(one => one.reason !== paidTwice && ofNoLine(one) > 0)
  const before = refundedLines(wasMade ? madeRefunds(ledger) : countedRefunds(ledger))
  const more = (taken && spreadRefund(order, before, ofNoLine(taken))) ?? []
  const reversal = more.length > 0 ? await reverseLines(of, more, before) : undefined
  within.move(payments, refund, 'fail')
  if (taken && more.length > 0) within.change(payments, taken, { lines: [...(taken.lines ?? []), ...more] })
  within.delete(receipts, refund.id)
  within.change(orders, order, { status: wasMade && refund.lines ? statusWith(order, [...before, ...more]) : takenStatus(order, before, more) })
  reversal?.write()
}

/** The order's status if more was refunded for its lines than was known. */
function takenStatus(order: OrderWithin['order'], before: readonly RefundedLine[], more: readonly RefundedLine[]): Order['status'] {
  if (more.length === 0) return order.status
  return transition(orderStates, order.status, allThatIsLeft(order, [...before, ...more]).length === 0 ? 'refund' : 'refundPart')
}

/** The order's status after a refund failed, from the refunds that were made. */
function statusWith(order: OrderWithin['order'], refunded: readonly RefundedLine[]): Order['status'] {
  if (refunded.length === 0) return transition(orderStates, order.status, 'keep')
  if (allThatIsLeft(order, refunded).length > 0) return transition(orderStates, order.status, 'keepPart')
  return order.status === 'refunded' ? order.status : transition(orderStates, order.status, 'refund')
}
