import { defineHandler, type HandlerContext, nameOf } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { dollarText } from '../../shared/text/dollar-text'
import { dayText } from '../../shared/time/day-text'
import { wallTimeAt } from '../../shared/time/wall-time'
import type { StoredOrder } from '../checkout/make-order'
import { OrderHolds, piecesOf } from '../checkout/order-holds'
import { orderKeyHash } from '../order-keys/order-identity'
import { keyLink } from '../order-keys/order-link'
import { orders } from '../orders.collection'
import { mailPayer } from '../payments/mail-payer'
import { lapsedHolds } from '../stock/lapsed-holds'
import { sendPaymentLink } from './send-payment-link.contract'

/** Milliseconds within which a payment link can be used. */
const linkWithin = 7 * 86_400_000

export const sendPaymentLinkHandler = defineHandler(sendPaymentLink, async (context, { orderId, orderKey }) => {
  if (context.payments.provider === 'none') throw new RuleBroken('payments-off')
  const hash = await orderKeyHash(orderKey)
  const { to, cents, until } = await context.once(
    async (within, lapsed: Awaited<ReturnType<typeof lapsedHolds>>) => {
      const order = requireOpen(context, await within.get(orders, orderId), hash)
      if (order.email === undefined) throw new RuleBroken('no-email')
      const payBy = new Date(context.clock.now().getTime() + linkWithin)
      const held = await OrderHolds.read({ context, within, order }, lapsed)
      held.holdAll(payBy)
      within.change(orders, order, { payBy })
      return { to: order.email, cents: order.total.cents, until: payBy.toISOString() }
    },
    async () => {
      const order = requireOpen(context, await context.records.get(orders, orderId), hash)
      const refs = piecesOf(orderId, order).map(({ ref }) => ref)
      return lapsedHolds(context.systemRecords, refs, context.clock.now())
    },
  )
  const lastDay = wallTimeAt(new Date(until), await context.zone()).local.slice(0, 10)
  await mailPayer(context, {
    to,
    subject: `Pay your order from ${await nameOf(context)}`,
    text: `Your order ${orderId} is ${dollarText(cents)}. Open the link to see it and pay by card, until ${dayText(lastDay)}.`,
    link: keyLink(orderId, orderKey),
    event: `payment link ${orderId} ${until}`,
  })
  return { to, until }
})

function requireOpen({ clock }: HandlerContext, order: StoredOrder | undefined, hash: string): StoredOrder {
  if (order?.keyHash !== hash) throw new RuleBroken('order-unknown')
  if (order.status !== 'pending' || (order.payBy && order.payBy <= clock.now())) throw new RuleBroken('order-over')
  return order
}
