import { publishWallsOf } from '../../giving/donors/publish-walls'
import { copyMemberUntil } from '../../memberships/copy-member-until'
import { terms } from '../../memberships/memberships.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import { mailAdsOfOrder } from '../ads/mail-ads-of-order'
import { correctLetters } from '../letters/correct-letters'
import { sendLetterOnPayment } from '../letters/send-letter-on-payment'
import { mailMonthlyBegun, mailRenewalsEnded } from '../monthly/mail-monthly'
import { mailFacts } from '../order-keys/order-link'
import { orders } from '../orders.collection'
import { payments } from '../payments.collection'
import { mailRegistrationsOfOrder } from '../registrations/mail-registrations-of-order'
import { paidTickets } from '../tickets/paid-tickets'
import { mailGiftMemberships } from './gift-membership-mails'
import { lineKey, linesOf } from './lines/order-lines'
import { mailPayer } from './mail-payer'
import { readLedger } from './order-ledger'
import { paidTwice } from './pay-order'
import { receiptMail } from './payment-mails'
import { refundMail } from './refund-mails'
import { mailTributes } from './tribute-mails'
import { mailWelcomes } from './welcome-mails'

type StoredOrder = StoredOf<typeof orders>

/** The work after a recorded payment, outside of its transaction. Safe to repeat. Returns the refunds that are still to be made. */
export async function finishPayment(context: HandlerContext, paymentId: string): Promise<readonly string[]> {
  const payment = await context.systemRecords.get(payments, paymentId)
  const order = payment && (await context.systemRecords.get(orders, payment.orderId))
  if (!order) return []
  await copyTerms(context, order)
  await mailRegistrationsOfOrder(context, order.lines)
  await mailAdsOfOrder(context, order)
  const refunds = (await readLedger(context.systemRecords, order)).filter(({ refundOf }) => refundOf === paymentId)
  if (!refunds.some(({ reason }) => reason === paidTwice)) {
    await mailPayer(context, receiptMail(order, payment, await mailFacts(context, order), await paidTickets(context.systemRecords, order)))
    await mailGiftMemberships(context, order)
    await mailWelcomes(context, order)
    await mailTributes(context, order)
    await sendLetterOnPayment(context, order)
    await mailMonthlyBegun(context, order)
    await publishWallsOf(context, giftIds(order))
  }
  return refunds.filter(({ status }) => status === 'authorised').map(({ id }) => id)
}

/** The same after a refund was made or failed, including the correction of letters. */
export async function finishRefund(context: HandlerContext, refundId: string): Promise<void> {
  const refund = await context.systemRecords.get(payments, refundId)
  const order = refund && (await context.systemRecords.get(orders, refund.orderId))
  if (!order) return
  await correctLetters(context, order.id)
  await publishWallsOf(context, giftIds(order))
  if (refund.status !== 'succeeded') return
  await copyTerms(context, order)
  await mailPayer(context, refundMail(order, refund, await mailFacts(context, order)))
  await mailRenewalsEnded(context, order)
  await mailRegistrationsOfOrder(context, order.lines)
  await mailAdsOfOrder(context, order)
}

const giftIds = (order: StoredOrder) => linesOf(order, 'donation').map(line => lineKey(order.id, line))

/** Updates until when artists are members in their public records. */
async function copyTerms(context: HandlerContext, order: StoredOrder): Promise<void> {
  const holders: string[] = []
  for (const line of linesOf(order, 'membership')) {
    const [made] = await context.systemRecords.findEverywhere(terms, { where: [['orderLineId', '==', lineKey(order.id, line)]], limit: 1 })
    if (made) holders.push(made.personId)
  }
  if (holders.length > 0) await copyMemberUntil(context, holders)
}
