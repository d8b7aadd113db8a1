import { isPortError } from '../../../ports/errors'
import type { HandlerContext } from '../../shared/functions/handler'
import { orders } from '../orders.collection'
import { payments } from '../payments.collection'
import { finishRefund } from './finish-payment'
import { dataOfPayment, type StoredPayment } from './order-ledger'
import { recordFailedRefund, recordRefund } from './record-refund'

/**
 * Makes a recorded refund: at the provider if the payment was made there, otherwise by hand. Safe to repeat: the provider identifies it by
 * its id, and its effects are in the transaction that records the result.
 */
export async function makeRefund(context: HandlerContext, refundId: string): Promise<void> {
  const refund = await context.systemRecords.get(payments, refundId)
  const payment = refund?.refundOf === undefined ? undefined : await context.systemRecords.get(payments, refund.refundOf)
  if (!refund || !payment) return
  // The first try ended after the refund, before its letters and mails.
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

/** Records the result of a refund; does nothing if the provider's message came first. */
async function settleRefund(
  context: HandlerContext,
  { id: refundId, orderId }: StoredPayment,
  state: 'succeeded' | 'failed',
  providerId?: string,
): Promise<void> {
  await context.systemRecords.transact(async within => {
    // The order is read first: a concurrent call changes both order and refund, so the conflict is noticed.
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
