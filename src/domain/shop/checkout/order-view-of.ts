import { registrations } from '../../guide/registrations.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import { shownDownloads } from '../downloads/shown-downloads'
import { isFailed, payments } from '../payments.collection'
import { sumOf } from '../pricing/allocate-cents'
import { paidTickets } from '../tickets/paid-tickets'
import { whatWasBought } from '../what-was-bought'
import type { StoredOrder } from './make-order'
import type { OrderView } from './order-view'
import { pricedLineOf } from './priced-lines'

/** An order as its payer sees it. */
export async function orderViewOf(context: HandlerContext, order: StoredOrder): Promise<OrderView> {
  const moved = await context.systemRecords.find(payments, { where: [['orderId', '==', order.id]] })
  const counted = moved.filter(payment => !isFailed(payment))
  const paid = counted.find(({ refundOf }) => refundOf === undefined)
  const registered = order.lines.flatMap(({ kind, refId }) => (kind === 'registration' && refId !== undefined ? [refId] : []))
  const found = await context.systemRecords.getAll(registrations, registered)
  const bought = whatWasBought(order, [...found.values()])
  const tickets = await paidTickets(context.systemRecords, order)
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
    tickets: tickets.length > 0 ? [...tickets] : undefined,
    leadsTo: bought.length > 0 ? [...bought] : undefined,
    sentTo: order.sentTo,
    isFetched: order.isFetched,
  })
}
