import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import type { orders } from '../orders.collection'

/** An order within the transaction that pays or refunds it. */
export interface OrderWithin {
  readonly context: HandlerContext
  readonly within: RecordsWithin
  readonly order: StoredOf<typeof orders>
  /** The people who get soft credit for its gifts. Orders never name them: orders are kept when a person is erased. */
  readonly softCredits?: readonly string[]
}
