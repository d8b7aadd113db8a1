import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { membershipProducts } from '../membership-products.collection'
import { memberships } from '../memberships.collection'
import { membershipSeats, type Seat } from './membership-seats.collection'
import { furtherSeats, seatsWithRoom } from './seats-in-level'

/** A membership that makes a person a member, as holder or by a seat. */
export interface HeldBy extends Pick<SeatedMembership, 'membership' | 'product'> {
  /** Absent if the person is the holder. */
  readonly seat?: Seat
}

/** A person's own memberships, and those in which they accepted a seat that fits into the level. For handlers. */
export async function membershipsOfPerson(records: Records, personId: string): Promise<readonly HeldBy[]> {
  const [own, seats] = await Promise.all([
    records.find(memberships, { where: [['personId', '==', personId]] }),
    records.find(membershipSeats, { where: [['personId', '==', personId]] }),
  ])
  const held = own.map(async membership => [{ membership, product: await records.get(membershipProducts, membership.productId) }])
  const taken = seats.map(async (seat): Promise<readonly HeldBy[]> => {
    const found = await seatedIn(records, seat.membershipId)
    return found?.seats.some(({ id }) => id === seat.id) ? [{ membership: found.membership, product: found.product, seat }] : []
  })
  return (await Promise.all([...held, ...taken])).flat()
}

export interface SeatedMembership {
  readonly membership: StoredOf<typeof memberships>
  readonly product: StoredOf<typeof membershipProducts> | undefined
  readonly seats: readonly Seat[]
}

/** A membership with the seats that fit into its level. */
export async function seatedIn(records: Records, membershipId: string): Promise<SeatedMembership | undefined> {
  const [membership, all] = await Promise.all([
    records.get(memberships, membershipId),
    records.find(membershipSeats, { where: [['membershipId', '==', membershipId]] }),
  ])
  if (!membership) return undefined
  const product = await records.get(membershipProducts, membership.productId)
  return { membership, product, seats: seatsWithRoom(all, furtherSeats(product, membership.level)) }
}
