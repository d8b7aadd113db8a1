import type { HandlerContext } from '../../shared/functions/handler-context'
import { finishPayment } from './finish-payment'
import { makeRefund } from './make-refund'

/** All that follows a recorded payment outside of its transaction, and the refunds that it brings. Safe to repeat. */
export async function completePayment(context: HandlerContext, paymentId: string): Promise<void> {
  for (const refundId of await finishPayment(context, paymentId)) await makeRefund(context, refundId)
}
