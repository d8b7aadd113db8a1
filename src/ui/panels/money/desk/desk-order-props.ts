import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { orders } from '../../../../domain/shop/orders.collection'

/** An order that was made here, with the key that shows it to its payer. */
export interface DeskOrderProps {
  readonly order: StoredOf<typeof orders>
  readonly orderKey: string
}
