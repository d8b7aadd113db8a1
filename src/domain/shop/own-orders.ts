import { Auth } from '../../ports/auth'
import { registrations } from '../guide/registrations.collection'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { type Find, Records } from '../shared/records/records'
import { GuestOrders } from './order-keys/guest-orders'
import { orders } from './orders.collection'
import { type Bought, whatWasBought } from './what-was-bought'

export type OwnOrder = StoredOf<typeof orders> & { readonly bought: readonly Bought[] }

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
    const sets = this.ofPerson(personId)
    return {
      read: async () => {
        await this.guestOrders.adopt()
        return sets.read()
      },
      watch: (next, fail) => sets.watch(next, fail),
    }
  }

  private ofPerson(personId: string | undefined): Reading<readonly OwnOrder[]> {
    if (personId === undefined) return new RecordSets(this.records, [], async () => [])
    const own: Find = { where: [['personId', '==', personId]] }
    return new RecordSets(this.records, [recordSet(orders, own), recordSet(registrations, own)], async ([found, registered]) =>
      found.map(order => ({ ...order, bought: whatWasBought(order, registered) })).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    )
  }
}
