import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { orders } from '../../../../domain/shop/orders.collection'
import { refundedCents, type StoredPayment } from '../../../../domain/shop/payments/order-ledger'

type StoredOrder = StoredOf<typeof orders>

/** An order with its payments and refunds. */
export interface OrderLedger {
  readonly order: StoredOrder
  /** Earliest first. */
  readonly moved: readonly StoredPayment[]
}

/** The payments that the order names, by which the server decides what is left. */
export const ledgerOf = ({ order: { payments = [] }, moved }: OrderLedger): readonly StoredPayment[] =>
  moved.filter(({ id }) => payments.includes(id))

/** The payment of which something can be paid back. */
export function refundablePayment(view: OrderLedger): StoredPayment | undefined {
  const { status } = view.order
  if (status !== 'paid' && status !== 'part_refunded') return undefined
  return view.moved.find(
    one =>
      one.refundOf === undefined && (one.status === 'succeeded' || one.status === 'won') && refundedCents(ledgerOf(view), one.id) < one.amount.cents,
  )
}
