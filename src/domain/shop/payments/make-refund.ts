import { isPortError } from '../../../ports/errors'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { orders } from '../orders.collection'
import { payments } from '../payments.collection'
import { finishRefund } from './finish-payment'
import { dataOfPayment, type StoredPayment } from './order-ledger'
import { recordFailedRefund, recordRefund } from './record-refund'

/**
 * Makes a refund that was recorded: at the provider where the payment was, or by hand. Safe to repeat: the provider knows it by its id, and its
 * effects are in the transaction that records that it was made.
 */
export async function makeRefund(context: HandlerContext, refundId: string): Promise<void> {
  const refund = await context.systemRecords.get(payments, refundId)
  const payment = refund?.refundOf === undefined ? undefined : await context.systemRecords.get(payments, refund.refundOf)
  if (!refund || !payment) return
  // The first try ended after the refund, and before its letters and mails.
  if (refund.status !== 'authorised') return finishRefund(context, refundId)
  const made = refund.method === 'card' ? await atProvider(context, payment.providerId ?? payment.id, refund) : { state: 'succeeded' as const }
  if (made.state !== 'pending') await settleRefund(context, refund, made.state, 'providerId' in made ? made.providerId : undefined)
}

async function atProvider({ payments: provider }: HandlerContext, providerId: string, { id, amount }: { id: string; amount: { cents: number } }) {
  try {
    return await provider.refund({ providerId, amountCents: 0 - amount.cents, key: id })
  } catch (error) {
    if (isPortError(error, 'payments', 'failed-precondition')) return { state: 'failed' as const }
    throw error
  }
}

/** Records what became of a refund. Nothing happens where its message came first. */
async function settleRefund(
  context: HandlerContext,
  { id: refundId, orderId }: StoredPayment,
  state: 'succeeded' | 'failed',
  providerId?: string,
): Promise<void> {
  await context.systemRecords.transact(async within => {
    // The order first: whoever else makes this refund now changes both, and is then seen in the refund.
    const order = await within.get(orders, orderId)
    const refund = await within.get(payments, refundId)
    if (!order || refund?.status !== 'authorised') return
    if (state === 'failed') await recordFailedRefund({ context, within, order }, refund)
    else
      await recordRefund(
        { context, within, order },
        { ...dataOfPayment(refund), id: refundId, ...(providerId !== undefined && { providerId }) },
        refund,
      )
  })
  await finishRefund(context, refundId)
}
