import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import { type Order, orders } from '../orders.collection'
import { payments } from '../payments.collection'

type Payer = { readonly [name in 'personId' | 'email']?: Order[name] | undefined }

/** Milliseconds within which the same amount from the same payer counts as the same payment (product.md C4). */
const sameWithin = 10 * 60_000

/** Payments since this instant may be the same one. */
export const sameSince = (now: Date): Date => new Date(now.getTime() - sameWithin)

/** The same person, or the same address: a buyer without a record becomes a person when their first order is paid. */
export const isSamePayer = ({ personId, email }: Payer, other: Payer): boolean =>
  (email !== undefined && other.email === email) || (personId !== undefined && other.personId === personId)

/** Payments that staff recorded, or that were simulated, within the last ten minutes. */
export const recentPayments = async ({ clock, systemRecords }: HandlerContext): Promise<readonly StoredOf<typeof payments>[]> =>
  (await systemRecords.find(payments, { where: [['createdAt', '>=', sameSince(clock.now())]], limit: 500 })).filter(
    ({ method, refundOf }) => method !== 'card' && refundOf === undefined,
  )

/** One of these payments that may be for this order: it names the order, or has the same amount and payer. */
export async function samePayment(
  { systemRecords }: HandlerContext,
  recent: readonly StoredOf<typeof payments>[],
  { id, cents, ...payer }: Payer & { readonly id: string; readonly cents: number },
): Promise<StoredOf<typeof payments> | undefined> {
  for (const payment of recent.filter(({ amount }) => amount.cents === cents)) {
    const paid = payment.orderId === id ? payer : await systemRecords.get(orders, payment.orderId)
    if (paid && isSamePayer(payer, paid)) return payment
  }
  return undefined
}
