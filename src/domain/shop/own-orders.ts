import { Auth } from '../../ports/auth'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { GuestOrders } from './order-keys/guest-orders'
import { orders } from './orders.collection'

export type OwnOrder = StoredOf<typeof orders>

/** The user's orders and gifts, the newest first, including those from before they had an account. */
export class OwnOrders {
  static readonly inject = [Records, Auth, GuestOrders] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly guestOrders: GuestOrders,
  ) {}

  get orders(): Reading<readonly OwnOrder[]> {
    const personId = this.auth.current?.claims.pid
    const own = personId === undefined ? [] : [recordSet(orders, { where: [['personId', '==', personId]] })]
    const sets = new RecordSets(this.records, own, async found => found.flat().sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()))
    return {
      read: async () => {
        await this.guestOrders.adopt()
        return sets.read()
      },
      watch: (next, fail) => sets.watch(next, fail),
    }
  }
}
