import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { wallTimeAt } from '../../shared/time/wall-time'
import { orders } from '../orders.collection'
import { payments } from '../payments.collection'
import { providerEventStates, providerEvents } from '../provider-events.collection'
import { receivedOf } from './changes/apply-payment'
import { completePayment } from './complete-payment'
import { matchPayment, type PaymentMatch } from './match-payment.contract'
import { isPayable, payOrder, type Received } from './pay-order'

/** Records the payment and settles the message in one transaction. */
export const matchPaymentHandler = defineHandler(matchPayment, async (context, input) => {
  const paymentId = await context.once(
    async (within, { received, canceled }: Prepared) => {
      const { event, order } = await requireMatching(within, input)
      const known = await within.get(payments, received.id)
      if (known || received.amount.cents !== order.total.cents) throw new RuleBroken('payment-unmatched')
      if (order.providerId !== canceled) throw recordOvertaken()
      await payOrder({ context, within, order }, received)
      const claimed = transition(providerEventStates, event.status, 'retry')
      const status = transition(providerEventStates, claimed, 'finish')
      within.change(providerEvents, event, { problem: undefined, processedAt: context.clock.now(), status })
      return received.id
    },
    () => prepare(context, input),
  )
  await completePayment(context, paymentId)
  return { paymentId }
})

interface Prepared {
  readonly received: Received
  /** The order's own card payment, which was canceled and can no longer be paid. */
  readonly canceled: string | undefined
}

async function prepare(context: HandlerContext, input: PaymentMatch): Promise<Prepared> {
  const { event, order } = await requireMatching(context.systemRecords, input)
  const found = await context.payments.find(event.objectId)
  if (found?.state !== 'succeeded' || found.amountCents !== order.total.cents) throw new RuleBroken('payment-unmatched')
  const { providerId } = order
  if (providerId !== undefined && providerId !== event.objectId && !(await context.payments.cancel(providerId)))
    throw new RuleBroken('payment-twice', { method: 'card' })
  const receivedOn = wallTimeAt(found.at, await context.zone()).local.slice(0, 10)
  return { received: { ...receivedOf(event.objectId, found, receivedOn), reason: input.reason }, canceled: providerId }
}

async function requireMatching(from: Pick<RecordsWithin, 'get'>, { eventId, orderId }: PaymentMatch) {
  const event = await from.get(providerEvents, eventId)
  const order = await from.get(orders, orderId)
  if (!order) throw new RuleBroken('order-unknown')
  if (event?.status !== 'failed' || event.problem !== 'order-unknown' || !isPayable(order)) throw new RuleBroken('payment-unmatched')
  return { event, order }
}
