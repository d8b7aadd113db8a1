import { transition } from '../../shared/records/state-machine'
import { orderStates, orders } from '../orders.collection'
import { paymentStates, payments, receipts } from '../payments.collection'
import { allThatIsLeft } from '../refunds/refund-order'
import { reverseLines } from './fulfil-order'
import type { OrderWithin } from './lines/lines-to-pay'
import { madeRefunds, type Payment, readLedger, refundedLines, type StoredPayment } from './order-ledger'
import { recordReceipt } from './pay-order'

/**
 * Records that a refund was made, with all that its lines take back. `stored` is its record where this program asked for it; one that was made at
 * the provider has none yet.
 */
export async function recordRefund(of: OrderWithin, refund: Payment & { readonly id: string }, stored?: StoredPayment): Promise<void> {
  const { within, order } = of
  const { id, lines, ...rest } = refund
  const ledger = await readLedger(within, order)
  const before = refundedLines(madeRefunds(ledger))
  const reversal = lines && (await reverseLines(of, lines, before))
  const isLast = lines && allThatIsLeft(order, [...before, ...lines]).length === 0
  const status = lines ? transition(orderStates, order.status, isLast ? 'refund' : 'refundPart') : order.status
  if (stored) within.change(payments, stored, { ...rest, status: transition(paymentStates, stored.status, 'succeed') })
  else within.create(payments, id, { ...rest, ...(lines && { lines }), status: 'succeeded' })
  recordReceipt(of, id, refund)
  settleFailed(of, ledger, refund)
  within.change(orders, order, { status, ...(!stored && { payments: [...(order.payments ?? []), id] }) })
  reversal?.write()
}

/** What an earlier refund of the payment still owed is paid back by this one. */
function settleFailed({ within }: OrderWithin, ledger: readonly StoredPayment[], { refundOf }: Payment): void {
  for (const one of ledger)
    if (one.status === 'failed' && one.refundOf !== undefined && one.refundOf === refundOf)
      within.change(payments, one, { status: transition(paymentStates, one.status, 'settle') })
}

/**
 * Records that a refund did not arrive. What its lines had taken back stays so: the money is still owed, and staff refund it in another way.
 */
export async function recordFailedRefund({ within, order }: OrderWithin, refund: StoredPayment): Promise<void> {
  const wasMade = refund.status === 'succeeded'
  const others = madeRefunds(await readLedger(within, order)).filter(({ id, lines }) => id !== refund.id && lines !== undefined)
  within.change(payments, refund, { status: transition(paymentStates, refund.status, 'fail') })
  if (wasMade && order.personId !== undefined) within.delete(receipts, refund.id)
  const event = others.length === 0 ? 'keep' : 'keepPart'
  within.change(orders, order, { status: wasMade && refund.lines ? transition(orderStates, order.status, event) : order.status })
}
