import { agrees, batchSums } from '../../giving/donors/batch-control'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { StoredOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { orders } from '../orders.collection'
import { completePayment } from '../payments/complete-payment'
import { isPayable } from '../payments/pay-order'
import { manualPaymentId, payByHand, preparePayment } from '../payments/record-manual-payment.handler'
import { payments } from '../payments.collection'
import { type CountedPayments, type notRecordedReasons, recordCountedPayments } from './record-counted-payments.contract'

type Reason = (typeof notRecordedReasons)[number]

/** Compares the whole pile before the first payment is recorded. */
export const recordCountedPaymentsHandler = defineHandler(recordCountedPayments, async (context, { payments: pile, receivedOn, ...counted }) => {
  if (new Set(pile.map(({ orderId }) => orderId)).size < pile.length) throw new Refused('invalid-argument', 'an order is named twice')
  const found = await Promise.all(pile.map(({ orderId }) => requireOrder(context, orderId)))
  if (!agrees(batchSums(found.map(({ total }) => ({ amountCents: total.cents }))), counted)) throw new RuleBroken('batch-disagrees')
  const left: { readonly orderId: string; readonly reason: Reason }[] = []
  for (const payment of pile) {
    const reason = await whyNotRecorded(context, { ...payment, receivedOn })
    if (reason) left.push({ orderId: payment.orderId, reason })
  }
  return { recorded: pile.length - left.length, left }
})

/** Records one payment, unless an earlier try did. */
async function whyNotRecorded(
  context: HandlerContext,
  payment: CountedPayments['payments'][number] & Pick<CountedPayments, 'receivedOn'>,
): Promise<Reason | undefined> {
  const { orderId } = payment
  const order = await requireOrder(context, orderId)
  const before = await context.systemRecords.get(payments, manualPaymentId(orderId))
  // Equal is an earlier try of this pile. Anything else was other money, and this check is not recorded.
  if (before && !(order.status === 'paid' && isSame(before, payment))) return 'paid-before'
  if (!before) {
    if (!isPayable(order)) return 'order-over'
    try {
      const canceled = await preparePayment(context, payment)
      await context.records.transact(within => payByHand(context, within, payment, canceled))
    } catch (error) {
      if (error instanceof RuleBroken && error.rule === 'payment-twice') return error.rule
      throw error
    }
  }
  await completePayment(context, manualPaymentId(orderId))
  return undefined
}

const isSame = (before: StoredOf<typeof payments>, now: { readonly method: string; readonly receivedOn: string; readonly ref?: string }) =>
  before.method === now.method && before.receivedOn === now.receivedOn && before.ref === now.ref

async function requireOrder({ systemRecords }: HandlerContext, orderId: string): Promise<StoredOf<typeof orders>> {
  const order = await systemRecords.get(orders, orderId)
  if (!order) throw new RuleBroken('order-unknown')
  return order
}
