import { memberships } from '../memberships/memberships.collection'
import { seatsWithout } from '../memberships/seats-without'
import { pathOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'
import type { Subject } from './subject'

/**
 * Takes the person out of memberships that somebody else holds for a household or a studio; the membership and its other seats stay. No
 * query finds an entry of a list by one of its values, so every membership with seats is read. Returns the paths of those changed.
 */
export async function forgetSeats(records: Records, { personIds }: Subject): Promise<readonly string[]> {
  const paths: string[] = []
  for (const { id } of await records.find(memberships, { where: [['seats', '!=', []]] })) {
    const changed = await records.transact(async within => {
      const membership = await within.get(memberships, id)
      const left = membership && seatsWithout(membership.seats, personId => personIds.includes(personId))
      if (!membership || !left || left.length === membership.seats.length) return false
      within.change(memberships, membership, { seats: left })
      return true
    })
    if (changed) paths.push(`${pathOf(memberships, {})}/${id}`)
  }
  return paths
}
