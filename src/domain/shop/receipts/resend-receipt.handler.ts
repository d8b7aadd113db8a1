import { auditAction } from '../../audit/audit-action'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { mailFacts } from '../order-keys/order-link'
import { orders } from '../orders.collection'
import { mailPayer } from '../payments/mail-payer'
import { receiptMail } from '../payments/payment-mails'
import { isFailed, payments } from '../payments.collection'
import { paidTickets } from '../tickets/paid-tickets'
import { resendReceipt } from './resend-receipt.contract'

export const resendReceiptHandler = defineHandler(resendReceipt, async (context, { paymentId }) => {
  const payment = await context.systemRecords.get(payments, paymentId)
  const order = payment && (await context.systemRecords.get(orders, payment.orderId))
  if (!order || payment.refundOf !== undefined || isFailed(payment)) throw new Refused('not-found', paymentId)
  const to = order.email
  if (to === undefined) throw new RuleBroken('no-email')
  // Every call sends a mail, but a retry of the same call does not.
  const event = await context.once(async within => {
    auditAction(within, context, { scope: 'money', action: 'receipt.resend', entity: payments.path, entityId: paymentId })
    return `receipt again ${context.ids.next()}`
  })
  const tickets = await paidTickets(context.systemRecords, order)
  await mailPayer(context, { ...receiptMail(order, payment, await mailFacts(context, order), tickets), to, event })
  return { to }
})
