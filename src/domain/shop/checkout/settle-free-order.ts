import type { HandlerContext } from '../../shared/functions/handler-context'

/**
 * Marks a pending order whose total is zero as paid, with the method `comp`, and does all that a payment would do for its lines. Safe to repeat:
 * an order that is paid already stays as it is.
 */
export async function settleFreeOrder(_context: HandlerContext, orderId: string): Promise<void> {
  throw new Error(`${orderId}: free orders cannot be settled yet`)
}
