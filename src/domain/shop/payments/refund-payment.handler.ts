import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { orders } from '../orders.collection'
import { payments } from '../payments.collection'
import type { RefundedLine } from '../refunds/line-balance'
import { refundOrder } from '../refunds/refund-order'
import { RefundedTerms } from './lines/refunded-terms'
import { makeRefund } from './make-refund'
import { newRefund } from './new-refund'
import { countedRefunds, readLedger, refundedCents, refundedLines } from './order-ledger'
import { type RefundInput, refundPayment } from './refund-payment.contract'

/** Records the refund, then asks the provider. After an interruption, a retry or the job `makeRefunds` continues. */
export const refundPaymentHandler = defineHandler(refundPayment, async (context, input) => {
  const today = await context.today()
  const refundId = await context.once(within => recordRequest(context, within, input, today))
  await makeRefund(context, refundId)
  const refund = await context.records.get(payments, refundId)
  if (!refund || refund.status === 'failed') throw new RuleBroken('refund-refused', { reason: 'provider' })
  return { refundId, state: refund.status === 'succeeded' ? 'made' : 'pending', cents: 0 - refund.amount.cents }
})

async function recordRequest(
  context: HandlerContext,
  within: RecordsWithin,
  { paymentId, seenRefundedCents, lines: requests, reason, byHand }: RefundInput,
  on: string,
): Promise<string> {
  const payment = await within.get(payments, paymentId)
  const order = payment && (await within.get(orders, payment.orderId))
  if (!order || payment.refundOf !== undefined) throw new Refused('not-found', paymentId)
  const ledger = await readLedger(within, order)
  const refunded = refundedCents(ledger, paymentId)
  if (refunded !== seenRefundedCents) throw new RuleBroken('refund-refused', { reason: 'refunded-since', refundedCents: refunded })
  if (payment.status !== 'succeeded' && payment.status !== 'won') throw new RuleBroken('refund-refused', { reason: payment.status })
  const before = refundedLines(countedRefunds(ledger))
  const lines = requireLeft(refundOrder(order, before, requests))
  const { credited } = await RefundedTerms.read({ context, within, order })
  if (lines.some(({ lineId }) => credited.includes(lineId))) throw new RuleBroken('refund-refused', { reason: 'credited' })
  const refundId = `${paymentId}-refund-${ledger.length}`
  within.create(payments, refundId, newRefund(byHand ? { ...payment, method: 'cheque' } : payment, { reason, on, lines }))
  within.change(orders, order, { payments: [...(order.payments ?? []), refundId] })
  return refundId
}

function requireLeft(refunding: ReturnType<typeof refundOrder>): readonly RefundedLine[] {
  if (refunding.state === 'refunded') return refunding.refund.lines
  const { state: _, ...why } = refunding
  throw new RuleBroken('refund-refused', why)
}
