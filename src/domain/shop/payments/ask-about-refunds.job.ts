import type { FoundChange } from '../../../ports/payments'
import type { HandlerContext } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
import { orders } from '../orders.collection'
import { isFailed, payments } from '../payments.collection'
import { applyProviderEvent } from './apply-provider-event'
import { readLedger, type StoredPayment } from './order-ledger'

/** Milliseconds after which the message about a refund or dispute is overdue. */
const waits = 15 * 60_000

/**
 * Asks the provider in turn about the refunds and disputes of each card payment, in case a message was lost. Unrecorded ones are applied as
 * their message would be.
 */
export const askAboutRefunds = defineJob({
  name: 'askAboutRefunds',
  every: 'hour',
  of: payments,
  limit: 200,
  inRounds: true,
  due: () => ({ where: [['method', '==', 'card']] }),
  each: async (context, payment) => {
    if (payment.refundOf === undefined && !isFailed(payment)) await askAbout(context, payment)
  },
})

async function askAbout(context: HandlerContext, payment: StoredPayment): Promise<void> {
  const order = await context.systemRecords.get(orders, payment.orderId)
  const found = await context.payments.findChanges(payment.providerId ?? payment.id)
  if (!order || found.length === 0) return
  const ledger = await readLedger(context.systemRecords, order)
  const now = context.clock.now()
  for (const { objectId, at, change } of found) {
    const mayStillCome = at !== undefined && now.getTime() - at.getTime() < waits
    if (mayStillCome || isRecorded(payment, ledger, { objectId, change })) continue
    const { of, state } = change
    await applyProviderEvent(context, { id: `found-${objectId}-${state}`, type: `${of} ${state}, as asked`, objectId, at: at ?? now, change })
  }
}

function isRecorded(
  { status }: StoredPayment,
  ledger: readonly StoredPayment[],
  { objectId, change }: Pick<FoundChange, 'objectId' | 'change'>,
): boolean {
  if (change.of === 'dispute') return status === 'won' || status === 'lost' || (change.state === 'opened' && status === 'disputed')
  const refund = ledger.find(({ id, providerId }) => id === change.key || id === objectId || providerId === objectId)
  if (change.state === 'succeeded') return refund !== undefined && refund.status !== 'authorised'
  return change.state === 'pending' || !refund || isFailed(refund)
}
