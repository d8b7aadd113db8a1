import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { orders } from '../../../../domain/shop/orders.collection'

export interface MadeOrder {
  readonly orderId: string
  readonly orderKey: string
}

/** Where an order is paid, in the panel of the desk. The key stands behind the `#`, as on its payer's page. */
export const deskAddress = ({ orderId, orderKey }: MadeOrder): string => `?order=${encodeURIComponent(orderId)}#${encodeURIComponent(orderKey)}`

/** An order that was made here, with the key that shows it to its payer. */
export interface DeskOrderProps {
  readonly order: StoredOf<typeof orders>
  readonly orderKey: string
}
