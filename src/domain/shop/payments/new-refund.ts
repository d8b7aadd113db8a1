import { sumOf } from '../pricing/allocate-cents'
import type { RefundedLine } from '../refunds/line-balance'
import type { Payment } from './order-ledger'

interface NewRefund {
  readonly reason: string
  /** `YYYY-MM-DD`. */
  readonly on: string
  readonly lines?: readonly RefundedLine[]
  /** Only for a refund without lines. */
  readonly cents?: number
}

/** The record of a refund before it is made. The provider uses its id as idempotency key. */
export function newRefund(
  { id: refundOf, orderId, method }: Pick<Payment, 'orderId' | 'method'> & { readonly id: string },
  { reason, on, lines, cents }: NewRefund,
): Payment {
  const back = cents ?? sumOf((lines ?? []).map(line => line.cents))
  const amount = { cents: 0 - back, cur: 'usd' as const }
  return { orderId, method, amount, receivedOn: on, reason, refundOf, ...(lines && { lines }), status: 'authorised' }
}
