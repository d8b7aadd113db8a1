import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { type StoredOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { orderStates, orders } from '../orders.collection'
import { completePayment } from './complete-payment'
import { recentPayments, samePayment } from './duplicate-payment'
import { readLedger, refundedCents } from './order-ledger'
import { payOrder } from './pay-order'
import { type ManualPayment, recordManualPayment } from './record-manual-payment.contract'

type StoredOrder = StoredOf<typeof orders>

export const recordManualPaymentHandler = defineHandler(recordManualPayment, async (context, input) => {
  const { orderId } = input
  const paymentId = manualPaymentId(orderId)
  await context.once(
    (within, canceled: string | undefined) => payByHand(context, within, input, canceled),
    () => preparePayment(context, input),
  )
  await completePayment(context, paymentId)
  const order = requireOrder(await context.records.get(orders, orderId))
  return { paymentId, backCents: refundedCents(await readLedger(context.records, order), paymentId) }
})

export const manualPaymentId = (orderId: string): string => `manual-${orderId}`

/** Marks the order as paid. `canceled`: the id of its card payment, which `preparePayment` canceled. */
export async function payByHand(context: HandlerContext, within: RecordsWithin, input: ManualPayment, canceled: string | undefined): Promise<void> {
  const order = requireOrder(await within.get(orders, input.orderId))
  if (order.providerId !== canceled) throw recordOvertaken()
  const { method, receivedOn, ref } = input
  const notes = { ...(ref !== undefined && { ref }), ...(input.method === 'comp' && { reason: input.reason }) }
  await payOrder({ context, within, order }, { id: manualPaymentId(order.id), method, amount: order.total, receivedOn, ...notes })
}

/** Checks the input, and cancels the card payment. Returns its id. */
export async function preparePayment(context: HandlerContext, input: ManualPayment): Promise<string | undefined> {
  if (input.receivedOn > (await context.today())) throw new Refused('invalid-argument', 'received in the future')
  const order = requireOrder(await context.records.get(orders, input.orderId))
  if (!input.isAnother) await requireNoOther(context, order)
  transition(orderStates, order.status, 'pay')
  const { providerId } = order
  if (providerId !== undefined && !(await context.payments.cancel(providerId))) throw new RuleBroken('payment-twice', { method: 'card' })
  return providerId
}

function requireOrder(order: StoredOrder | undefined): StoredOrder {
  if (!order) throw new RuleBroken('order-unknown')
  return order
}

async function requireNoOther(context: HandlerContext, { id, total, personId, email }: StoredOrder): Promise<void> {
  const same = await samePayment(context, await recentPayments(context), { id, cents: total.cents, personId, email })
  if (same) throw new RuleBroken('payment-twice', { orderId: same.orderId, method: same.method })
}
