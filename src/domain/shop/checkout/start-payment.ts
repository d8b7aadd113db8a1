import type { Charge, StartedPayment } from '../../../ports/payments'
import type { HandlerContext } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { orders } from '../orders.collection'
import type { Checkout } from './create-checkout.contract'
import { keepsCard } from './keeps-card'
import type { StoredOrder } from './make-order'
import { settleFreeOrder } from './settle-free-order'

/**
 * Starts the payment of an order, or continues where an earlier attempt stopped; returns what the payer has to do. Throws `order-over` if it
 * can no longer be paid.
 */
export async function startPayment(context: HandlerContext, order: StoredOrder): Promise<Checkout['payment']> {
  switch (order.status) {
    case 'paid':
    case 'part_refunded':
    case 'refunded':
      return { by: 'nothing' }
    case 'awaiting_payment':
      return { by: 'cheque' }
    case 'pending':
      if (order.subscriptionId !== undefined) throw new RuleBroken('monthly-order')
      if (isOver(context, order)) throw new RuleBroken('order-over')
      if (order.total.cents > 0) return startCard(context, order)
      await settleFreeOrder(context, order.id)
      return { by: 'nothing' }
    default:
      throw new RuleBroken('order-over')
  }
}

/** An order whose time has passed counts as ended, even before the job has ended it. */
const isOver = ({ clock }: HandlerContext, { payBy }: StoredOrder) => payBy !== undefined && payBy <= clock.now()

async function startCard(context: HandlerContext, order: StoredOrder): Promise<Checkout['payment']> {
  const { provider } = context.payments
  if (provider === 'none' || order.email === undefined) throw new RuleBroken('payments-off')
  const { clientSecret } = await startAtProvider(context, order, order.lines.some(keepsCard) ? 'keep' : undefined)
  return { by: 'card', provider, clientSecret }
}

/**
 * Starts the payment of an order at the provider, and stores the payment's id in the order. Not in a transaction: the provider identifies the
 * payment by the order's id, so a second start is the same payment. Throws `order-over` if the order has ended meanwhile.
 */
export async function startAtProvider(context: HandlerContext, { id, total, email }: StoredOrder, card: Charge['card']): Promise<StartedPayment> {
  if (email === undefined) throw new RuleBroken('no-email')
  const started = await context.payments.start({
    orderId: id,
    amountCents: total.cents,
    currency: total.cur,
    email,
    description: (await context.organisation())?.name ?? 'Order',
    ...(card !== undefined && { card }),
  })
  if (await notePayment(context, id, started.providerId)) return started
  await context.payments.cancel(started.providerId)
  throw new RuleBroken('order-over')
}

/** False if the order ended while its payment was started: it must not be paid then. */
function notePayment({ systemRecords }: HandlerContext, orderId: string, providerId: string): Promise<boolean> {
  return systemRecords.transact(async within => {
    const order = await within.get(orders, orderId)
    if (order?.status !== 'pending') return false
    if (order.providerId !== providerId) within.change(orders, order, { providerId })
    return true
  })
}
