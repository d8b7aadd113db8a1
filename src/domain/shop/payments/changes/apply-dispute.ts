import { transition } from '../../../shared/records/collection'
import { correctLetters } from '../../letters/correct-letters'
import { endDisputedSubscriptions } from '../../monthly/end-disputed-subscriptions'
import { orders } from '../../orders.collection'
import { paymentStates, payments } from '../../payments.collection'
import { newRefund } from '../new-refund'
import { readLedger } from '../order-ledger'
import { recordRefund } from '../record-refund'
import { linesTaken } from '../spread-refund-over-lines'
import { type Applied, type ChangeOf, dayOf, type EventWithin, paymentUnknown } from './event-transaction'

/** An open dispute blocks a payment. A lost dispute is recorded like a refund: it has its own record and takes back what the lines gave. */
export async function applyDispute(of: EventWithin, change: ChangeOf<'dispute'>): Promise<Applied> {
  const { context, within, event } = of
  const payment = await within.get(payments, change.paymentId)
  const order = payment && (await within.get(orders, payment.orderId))
  if (!order) return paymentUnknown(of)
  const isOpen = payment.status === 'succeeded' || payment.status === 'disputed'
  const ended = { opened: undefined, won: 'win', lost: 'lose' }[change.state]
  if (!isOpen) return ended === undefined || payment.status === change.state ? {} : { problem: 'not-possible' }
  const disputed = payment.status === 'disputed' ? payment.status : transition(paymentStates, payment.status, 'dispute')
  const status = ended === undefined ? disputed : transition(paymentStates, disputed, ended)
  if (change.state === 'lost') {
    const lines = linesTaken(order, await readLedger(within, order), payment.id, change.amountCents)
    const loss = newRefund(payment, { reason: disputeLost, on: await dayOf(of), cents: change.amountCents, ...(lines && { lines }) })
    await recordRefund({ context, within, order }, { ...loss, id: event.objectId, providerId: event.objectId })
  }
  if (status !== payment.status) within.change(payments, payment, { status })
  return {
    async after() {
      // During the dispute no letter could be corrected after a refund.
      if (ended !== undefined) await correctLetters(context, order.id)
      await endDisputedSubscriptions(context, order)
    },
  }
}

/** The reason on the record of a lost dispute. */
const disputeLost = 'dispute lost'
