import type { StoredOf } from '../../shared/records/collection'
import type { orders } from '../orders.collection'
import { refundedCents, type StoredPayment } from './order-ledger'

/** An order with its payments and refunds. */
export interface OrderLedger {
  readonly order: StoredOf<typeof orders>
  /** Earliest first. */
  readonly moved: readonly StoredPayment[]
}

/** The payments that the order names, from which the server computes what is left. */
export const ledgerOf = ({ order: { payments = [] }, moved }: OrderLedger): readonly StoredPayment[] =>
  moved.filter(({ id }) => payments.includes(id))

/** The payment that can be refunded. */
export function refundablePayment(view: OrderLedger): StoredPayment | undefined {
  const { status } = view.order
  if (status !== 'paid' && status !== 'part_refunded') return undefined
  return view.moved.find(
    ({ id, refundOf, status: is, amount }) =>
      refundOf === undefined && (is === 'succeeded' || is === 'won') && refundedCents(ledgerOf(view), id) < amount.cents,
  )
}
