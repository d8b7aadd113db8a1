import type { FunctionWorld } from '../shared/cloud-function'
import type { Records, RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { callerOf, callingPerson } from './caller'
import { people } from './people'
import { type RoleGrant, roleGrants } from './role-grants'

const inForce = (records: Records) =>
  records.find(roleGrants, {
    where: [
      ['role', '==', 'superadmin'],
      ['status', '==', 'active'],
    ],
  })

/**
 * Somebody else stays superadmin when this grant ends, or `role-last-superadmin` is thrown. The others are read within the transaction:
 * two superadmins who take each other's role at once cannot both succeed.
 */
export async function requireAnotherSuperadmin(records: Records, within: RecordsWithin, ending: RoleGrant, now: Date): Promise<void> {
  if (ending.role !== 'superadmin' || ending.status !== 'active') return
  for (const { id, personId } of await inForce(records)) {
    if (personId === ending.personId) continue
    const other = await within.get(roleGrants, id)
    if (other?.status === 'active' && (!other.until || other.until > now)) return
  }
  throw new RuleBroken('role-last-superadmin')
}

/** The first superadmin was appointed from outside: her role enters the list with the first act on it, made from her own claims. */
export async function enterFirstSuperadmin(records: Records, world: FunctionWorld): Promise<void> {
  if (callerOf(world).claims.sa !== 1 || (await inForce(records)).length > 0) return
  const personId = callingPerson(world)
  await records.transact(async within => {
    const id = `first-${personId}`.slice(0, 128)
    if (await within.get(roleGrants, id)) return
    within.create(roleGrants, id, {
      personId,
      personName: (await within.get(people, personId))?.names.display ?? '',
      role: 'superadmin',
      scopes: [],
      reason: 'Appointed from outside',
      requestedBy: personId,
      status: 'active',
    })
  })
}
