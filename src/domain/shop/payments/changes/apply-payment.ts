import type { FoundPayment } from '../../../../ports/payments'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { Money } from '../../../shared/records/fields'
import { recordDeclinedMonth } from '../../monthly/record-declined-month'
import { mailFacts } from '../../order-keys/order-link'
import { orders } from '../../orders.collection'
import { payments } from '../../payments.collection'
import { completePayment } from '../complete-payment'
import { mailPayer } from '../mail-payer'
import { isPayable, payBack, payOrder, type Received } from '../pay-order'
import { failedPaymentMail } from '../payment-mails'
import { type Applied, type ChangeOf, dayOf, type EventWithin } from './event-transaction'

/**
 * A successful payment pays its order. One that failed, was canceled or is processing leaves the order unchanged: it may be paid with another
 * card until it expires.
 */
export async function applyPayment(of: EventWithin, change: ChangeOf<'payment'>): Promise<Applied> {
  const { context, within, event } = of
  const recorded = await within.get(payments, event.objectId)
  const complete = () => completePayment(context, event.objectId)
  if (recorded) return change.state === 'succeeded' ? { after: complete } : {}
  const order = await within.get(orders, change.orderId)
  if (!order) return { problem: 'order-unknown' }
  if (change.state === 'failed' && order.status === 'pending' && order.subscriptionId !== undefined)
    return recordDeclinedMonth({ context, within, order }, order.subscriptionId, await context.today())
  if (change.state === 'failed' && order.status === 'pending')
    return { after: async () => mailPayer(context, failedPaymentMail(order, await mailFacts(context, order))) }
  if (change.state !== 'succeeded') return {}
  if (change.amountCents !== order.total.cents) return { problem: 'amount-differs' }
  const received = receivedOf(event.objectId, change, await dayOf(of))
  const kept = change.kept && { ...change.kept, at: event.at }
  if (isPayable(order)) await payOrder({ context, within, order }, received, kept)
  else payBack({ context, within, order }, received)
  return { after: complete }
}

const usd = (cents: number): Money => ({ cents, cur: 'usd' })

/** A card payment in the form in which it is recorded. */
export function receivedOf(
  id: string,
  { amountCents, feeCents, card }: Pick<FoundPayment, 'amountCents' | 'feeCents' | 'card'>,
  receivedOn: string,
): Received {
  const fee = feeCents === undefined ? undefined : usd(feeCents)
  return omitUndefined<Received>({ id, providerId: id, method: 'card', amount: usd(amountCents), fee, card, receivedOn })
}
