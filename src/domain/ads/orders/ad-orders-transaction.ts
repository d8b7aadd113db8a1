import { type DataOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { type AdOrder, adOrderStates, adOrders } from '../ad-orders.collection'

type AdChange = Partial<DataOf<typeof adOrders>>

/** Some advertisements within one transaction: read first, moved here, then written once. */
export class AdOrdersWithin {
  private readonly changes = new Map<string, AdChange>()

  private constructor(
    private readonly within: RecordsWithin,
    private readonly stored: ReadonlyMap<string, AdOrder>,
  ) {}

  static async read(within: RecordsWithin, ids: readonly string[]): Promise<AdOrdersWithin> {
    return new AdOrdersWithin(within, await within.getAll(adOrders, ids))
  }

  /** The order with its changes so far; `undefined` if it does not exist. */
  current(id: string): AdOrder | undefined {
    const order = this.stored.get(id)
    return order && { ...order, ...this.changes.get(id) }
  }

  /** One step after the other; does nothing if the order does not exist. Throws `illegal-transition` where the state has no such step. */
  move(id: string, ...events: readonly string[]): void {
    const order = this.current(id)
    if (order) this.change(id, { status: events.reduce<AdOrder['status']>((from, event) => transition(adOrderStates, from, event), order.status) })
  }

  /** Does nothing if the order does not exist. */
  change(id: string, fields: AdChange): void {
    if (this.stored.has(id)) this.changes.set(id, { ...this.changes.get(id), ...fields })
  }

  /** Whatever is moved to another state is mailed about. */
  write(now: Date): void {
    for (const [id, change] of this.changes) {
      const before = this.stored.get(id)!
      const isMoved = change.status !== undefined && change.status !== before.status
      this.within.change(adOrders, before, { ...change, ...(isMoved && { movedAt: now, mailDue: true }) })
    }
  }
}
