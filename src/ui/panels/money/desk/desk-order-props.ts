import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { orders } from '../../../../domain/shop/orders.collection'

/** An order created at the desk, with the key that opens it for its payer. */
export interface DeskOrderProps {
  readonly order: StoredOf<typeof orders>
  readonly orderKey: string
}
