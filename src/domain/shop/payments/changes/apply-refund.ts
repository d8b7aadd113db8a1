import { orders } from '../../orders.collection'
import { isFailed, payments } from '../../payments.collection'
import { finishRefund } from '../finish-payment'
import { newRefund } from '../new-refund'
import { dataOfPayment, readLedger } from '../order-ledger'
import { recordFailedRefund, recordRefund } from '../record-refund'
import { linesTaken } from '../spread-refund-over-lines'
import { type Applied, type ChangeOf, dayOf, type EventWithin, paymentUnknown } from './event-transaction'

/** A refund requested here has a record already; one made in the provider's dashboard is recorded when its message arrives. */
export async function applyRefund(of: EventWithin, change: ChangeOf<'refund'>): Promise<Applied> {
  const { context, within, event } = of
  const payment = await within.get(payments, change.paymentId)
  const order = payment && (await within.get(orders, payment.orderId))
  if (!order) return paymentUnknown(of)
  const asked = (change.key === undefined ? undefined : await within.get(payments, change.key)) ?? (await within.get(payments, event.objectId))
  const id = asked?.id ?? event.objectId
  const ofOrder = { context, within, order }
  if (change.state === 'failed' && asked && !isFailed(asked)) await recordFailedRefund(ofOrder, asked)
  if (change.state !== 'succeeded') return asked ? { after: () => finishRefund(context, asked.id) } : {}
  if (asked?.status === 'authorised') await recordRefund(ofOrder, { ...dataOfPayment(asked), id, providerId: event.objectId }, asked)
  if (!asked) {
    const lines = linesTaken(order, await readLedger(within, order), payment.id, change.amountCents)
    const made = newRefund(payment, { reason: atProvider, on: await dayOf(of), cents: change.amountCents, ...(lines && { lines }) })
    await recordRefund(ofOrder, { ...made, id, providerId: event.objectId })
  }
  return { after: () => finishRefund(context, id) }
}

/** The reason on refunds that staff made in the provider's dashboard. */
const atProvider = 'made at the provider'
