import { type AdOrder, adOrderStates, adOrders } from '../../ads/ad-orders.collection'
import { mailAd } from '../../ads/mails/mail-ads.job'
import { hasSpaceClosed } from '../../ads/orders/ad-deadlines'
import { AdOrdersWithin } from '../../ads/orders/ad-orders-transaction'
import { adStaff } from '../../ads/pipeline/ad-staff'
import { deadlines } from '../../guide/deadlines.collection'
import { callerOf, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { transition } from '../../shared/records/collection'
import { allows } from '../../shared/records/policy'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { orders } from '../orders.collection'
import { makeRefund } from '../payments/make-refund'
import { newRefund } from '../payments/new-refund'
import { countedRefunds, readLedger, refundedLines } from '../payments/order-ledger'
import { isPayable } from '../payments/pay-order'
import { payments } from '../payments.collection'
import { sumOf } from '../pricing/allocate-cents'
import { allThatIsLeft, refundOrder } from '../refunds/refund-order'
import { cancelAd, quoteAdCancellation } from './cancel-ad.contract'

/** The reason on refunds after a cancellation. */
const canceled = 'ad-canceled'

export const quoteAdCancellationHandler = defineHandler(quoteAdCancellation, async (context, { adId }) => {
  const ad = await cancellable(context, adId)
  return { refundCents: sumOf((await leftToRefund(context.systemRecords, ad)).requests.map(({ cents }) => cents)) }
})

/** Records first, provider second: after an interruption between them, a retry or the job `makeRefunds` continues. */
export const cancelAdHandler = defineHandler(cancelAd, async (context, { adId, seenRefundCents }) => {
  const ad = await theirs(context, adId)
  if (ad.status !== 'cancelled') await cancel(context, await cancellable(context, adId), seenRefundCents)
  const order = ad.orderId === undefined ? undefined : await context.systemRecords.get(orders, ad.orderId)
  const refunds = order ? (await readLedger(context.systemRecords, order)).filter(({ reason }) => reason === canceled) : []
  for (const { id } of refunds) await makeRefund(context, id)
  await mailAd(context, adId)
  return { refundCents: 0 - sumOf(refunds.map(({ amount }) => amount.cents)) }
})

/** Coworkers do not cancel. */
async function theirs(context: HandlerContext, id: string): Promise<AdOrder> {
  const ad = await context.systemRecords.get(adOrders, id)
  if (!ad || !(ad.advertiserId === callerOf(context).claims.pid || isStaff(context))) throw new Refused('not-found', id)
  return ad
}

const isStaff = ({ actor }: HandlerContext) => allows(adStaff, actor, { fields: {} })

async function cancellable(context: HandlerContext, id: string): Promise<AdOrder> {
  const ad = await theirs(context, id)
  transition(adOrderStates, ad.status, 'cancel')
  const dates = await context.systemRecords.find(deadlines, { params: { edition: ad.editionId } })
  if (ad.status !== 'enquiry' && !isStaff(context) && hasSpaceClosed(dates, context.clock.now())) throw new RuleBroken('ad-space-closed')
  return ad
}

/** The order of an advertisement, its payment, and what of it was not paid back yet. */
async function leftToRefund(from: Pick<RecordsWithin, 'get'>, { orderId }: AdOrder) {
  const order = orderId === undefined ? undefined : await from.get(orders, orderId)
  const ledger = order ? await readLedger(from, order) : []
  const payment = ledger.find(({ refundOf, status }) => refundOf === undefined && (status === 'succeeded' || status === 'won'))
  const before = refundedLines(countedRefunds(ledger))
  return { order, ledger, payment, before, requests: order && payment ? allThatIsLeft(order, before) : [] }
}

async function cancel(context: HandlerContext, { id, orderId }: AdOrder, seenCents: number): Promise<void> {
  const known = orderId === undefined ? undefined : await context.systemRecords.get(orders, orderId)
  const providerId = known && isPayable(known) ? known.providerId : undefined
  if (providerId !== undefined && !(await context.payments.cancel(providerId))) throw new RuleBroken('being-paid')
  const on = await context.today()
  await context.systemRecords.transact(async within => {
    const ads = await AdOrdersWithin.read(within, [id])
    const ad = ads.current(id)
    if (!ad) throw new Refused('not-found', id)
    const { order, ledger, payment, before, requests } = await leftToRefund(within, ad)
    const refundCents = sumOf(requests.map(({ cents }) => cents))
    if (refundCents !== seenCents) throw new RuleBroken('refund-changed', { refundCents })
    ads.move(id, 'cancel')
    if (order && isPayable(order)) {
      if (order.providerId !== providerId) throw recordOvertaken()
      within.move(orders, order, 'cancel')
    } else if (order && payment && requests.length > 0) {
      const refunding = refundOrder(order, before, requests)
      if (refunding.state === 'refused') throw new RuleBroken('refund-refused', { reason: refunding.reason })
      const refundId = `${payment.id}-refund-${ledger.length}`
      within.create(payments, refundId, newRefund(payment, { reason: canceled, on, lines: refunding.refund.lines }))
      within.change(orders, order, { payments: [...(order.payments ?? []), refundId] })
    }
    ads.write(context.clock.now())
  })
}
