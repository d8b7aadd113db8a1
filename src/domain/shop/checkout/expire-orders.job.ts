import type { HandlerContext } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
import { mailAdsOfOrder } from '../ads/mail-ads-of-order'
import { DiscountCodeUse } from '../codes/discount-code-use'
import { type Order, orders } from '../orders.collection'
import { AdLines } from '../payments/lines/ad-lines'
import { RegistrationLines } from '../payments/lines/registration-lines'
import { mailRegistrationsOfOrder } from '../registrations/mail-registrations-of-order'
import { OrderHolds } from './order-holds'

const unpaid = ['pending', 'awaiting_payment'] as const

/**
 * Ends orders that were not paid in time. First cancels the payment at the provider: if the provider says that somebody is paying now, the
 * order stays until the provider's message arrives.
 */
export const expireOrders = defineJob({
  name: 'expireOrders',
  every: 'five-minutes',
  of: orders,
  limit: 200,
  due: ({ clock }) => ({
    where: [
      ['status', 'in', unpaid],
      ['payBy', '<=', clock.now()],
    ],
  }),
  async each(context, { id, providerId, lines }) {
    if (providerId !== undefined && !(await context.payments.cancel(providerId))) return
    await expire(context, id, providerId)
    await mailRegistrationsOfOrder(context, lines)
    await mailAdsOfOrder(context, { id, lines })
  },
})

/** Does nothing if the order changed meanwhile: a payment that was started since is canceled by the next run. */
async function expire(context: HandlerContext, id: string, providerId: string | undefined): Promise<void> {
  await context.systemRecords.transact(async within => {
    const order = await within.get(orders, id)
    if (!order || !isUnpaid(order) || order.providerId !== providerId) return
    const use = await DiscountCodeUse.read(within, order.lines, { personId: order.personId, email: order.email })
    const held = await OrderHolds.read({ context, within, order })
    const registered = await RegistrationLines.read({ context, within, order })
    registered.expire()
    const ads = await AdLines.read({ context, within, order })
    ads.expire()
    held.releaseAll()
    registered.write()
    ads.write()
    use.giveBack()
    within.move(orders, order, 'expire')
  })
}

const isUnpaid = ({ status }: Order) => unpaid.some(state => state === status)
