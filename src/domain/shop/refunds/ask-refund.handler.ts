import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { mailFacts } from '../order-keys/order-link'
import { payersOrder } from '../order-keys/read-payers-order'
import { orders } from '../orders.collection'
import { mailPayer } from '../payments/mail-payer'
import { declinedMail } from '../payments/refund-mails'
import { askRefund, declineRefund } from './ask-refund.contract'
import { isRefundable } from './refund-order'

export const askRefundHandler = defineHandler(askRefund, async (context, { reason, ...input }) => {
  const { id } = await payersOrder(context, input)
  await context.systemRecords.transact(async within => {
    const order = await within.get(orders, id)
    if (!order || !isRefundable(order) || order.refundAsked === 'declined') throw new RuleBroken('refund-refused')
    within.change(orders, order, { refundAsked: 'asked', refundReason: reason })
  })
  return {}
})

export const declineRefundHandler = defineHandler(declineRefund, async (context, { orderId, answer }) => {
  await context.once(async within => {
    const order = await within.get(orders, orderId)
    if (order?.refundAsked !== 'asked') throw recordOvertaken(order)
    within.change(orders, order, { refundAsked: 'declined', refundAnswer: answer })
  })
  const order = await context.records.get(orders, orderId)
  if (order) await mailPayer(context, declinedMail(order, answer, await mailFacts(context, order)))
  return {}
})
