import { defineHandler } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import { shownDownloads } from '../downloads/shown-downloads'
import { payersOrder } from '../order-keys/read-payers-order'
import { isFailed, payments } from '../payments.collection'
import { sumOf } from '../pricing/allocate-cents'
import { readOrder } from './create-checkout.contract'
import type { OrderView } from './order-view'
import { pricedLineOf } from './priced-lines'

export const readOrderHandler = defineHandler(readOrder, async (context, input) => {
  const order = await payersOrder(context, input)
  const moved = await context.systemRecords.find(payments, { where: [['orderId', '==', order.id]] })
  const counted = moved.filter(payment => !isFailed(payment))
  const paid = counted.find(({ refundOf }) => refundOf === undefined)
  return omitUndefined<OrderView>({
    orderId: order.id,
    status: order.status,
    email: order.email ?? '',
    lines: order.lines.map(pricedLineOf),
    totalCents: order.total.cents,
    taxCents: order.tax.cents,
    refundedCents: 0 - sumOf(counted.filter(({ refundOf }) => refundOf !== undefined).map(({ amount }) => amount.cents)),
    orderedAt: order.createdAt.toISOString(),
    payBy: order.status === 'pending' || order.status === 'awaiting_payment' ? order.payBy?.toISOString() : undefined,
    paidOn: paid?.receivedOn,
    method: paid?.method,
    card: paid?.card,
    refund: order.refundAsked && omitUndefined({ state: order.refundAsked, answer: order.refundAnswer }),
    downloads: await shownDownloads(context, order),
    sentTo: order.sentTo,
  })
})
