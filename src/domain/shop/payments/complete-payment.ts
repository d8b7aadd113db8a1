import type { HandlerContext } from '../../shared/functions/handler'
import { finishPayment } from './finish-payment'
import { makeRefund } from './make-refund'

/** Does everything after a recorded payment that is not part of its transaction, including refunds of lines that are sold out. Safe to repeat. */
export async function completePayment(context: HandlerContext, paymentId: string): Promise<void> {
  for (const refundId of await finishPayment(context, paymentId)) await makeRefund(context, refundId)
}
