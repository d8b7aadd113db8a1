import { omitUndefined } from '../../shared/omit-undefined'
import { type DataOf, transition } from '../../shared/records/collection'
import { type Order, orderStates, orders } from '../orders.collection'
import { payments, receipts } from '../payments.collection'
import { lineBalance, type RefundedLine } from '../refunds/line-balance'
import { fulfilOrder } from './fulfil-order'
import type { CardToKeep } from './lines/monthly-gifts'
import { newRefund } from './new-refund'
import type { Payment } from './order-ledger'
import type { OrderWithin } from './order-within-transaction'

/** A payment received for an order; `id` is that of its record. */
export type Received = Omit<Payment, 'orderId' | 'status' | 'refundOf' | 'lines'> & { readonly id: string }

/** Reasons of automatic refunds. */
export const soldOut = 'sold-out'
export const paidTwice = 'paid-twice'

/** Whether the order can still be paid. */
export const isPayable = ({ status }: Pick<Order, 'status'>) => status === 'pending' || status === 'awaiting_payment'

/**
 * Marks an order as paid and applies its lines' effects, in the transaction that records the payment. Lines that are no longer available are
 * refunded: the refund is recorded here and made by `finishPayment`. `kept`: the card that the provider stored with the payment.
 */
export async function payOrder(of: OrderWithin, received: Received, kept?: CardToKeep): Promise<void> {
  const { within, order } = of
  const fulfilment = await fulfilOrder(of, received.receivedOn, kept)
  const status = transition(orderStates, order.status, 'pay')
  const lines = fulfilment.unfulfilled.map(lineId => wholeLine(order, lineId)).filter(({ cents }) => cents > 0)
  recordPayment(of, received)
  const refundIds = lines.length === 0 ? [] : [recordRefund(of, received, { reason: soldOut, lines })]
  within.change(orders, order, { status, payments: [...(order.payments ?? []), received.id, ...refundIds] })
  fulfilment.write()
}

/** A payment for an order that is already paid or has ended: it is recorded and refunded in full. */
export function payBack(of: OrderWithin, received: Received): void {
  const { within, order } = of
  recordPayment(of, received)
  const refundId = recordRefund(of, received, { reason: paidTwice, cents: received.amount.cents })
  within.change(orders, order, { payments: [...(order.payments ?? []), received.id, refundId] })
}

function wholeLine(order: Order, lineId: string): RefundedLine {
  const line = order.lines.find(({ id }) => id === lineId)!
  return { lineId, ...lineBalance(line, []) }
}

type Back = Pick<Parameters<typeof newRefund>[1], 'reason' | 'lines' | 'cents'>

function recordRefund({ within, order }: OrderWithin, { id, method, receivedOn }: Received, back: Back): string {
  const refundId = `${id}-${back.reason}`
  within.create(payments, refundId, newRefund({ id, orderId: order.id, method }, { ...back, on: receivedOn }))
  return refundId
}

/** Also writes the part that the payer may see, which is a separate record. */
function recordPayment(of: OrderWithin, { id, ...received }: Received): void {
  of.within.create(payments, id, { orderId: of.order.id, ...received, status: 'succeeded' })
  recordReceipt(of, id, received)
}

export function recordReceipt(
  { within, order }: OrderWithin,
  id: string,
  { method, amount, card, receivedOn }: Pick<Payment, 'method' | 'amount' | 'card' | 'receivedOn'>,
): void {
  const { personId } = order
  if (personId !== undefined)
    within.create(receipts, id, omitUndefined<DataOf<typeof receipts>>({ personId, orderId: order.id, method, amount, card, receivedOn }))
}
