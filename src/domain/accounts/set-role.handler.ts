import { calls } from '../jury/calls'
import { noteAct } from '../operations/note-act'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import type { DataOf } from '../shared/collection'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { activeGrantsOf, applyRoles } from './apply-roles'
import { callingPerson } from './caller'
import { people } from './people'
import { type ClaimingGrant, claimsOf } from './role-claims'
import { needsApproval, type RoleGrant, roleGrants } from './role-grants'
import { type RoleInput, setRole } from './set-role.function'
import { enterFirstSuperadmin } from './superadmins'

/** The grant first, then the claims: a call that was cut off between the two is made whole by the same call. */
export const setRoleHandler = handle(setRole, async (world, input) => {
  const by = callingPerson(world)
  const now = world.clock.now()
  if (input.personId === by) throw new RuleBroken('role-self')
  const grant = grantOf(input, by)
  if (grant.until && grant.until <= now) throw new RuleBroken('role-past')
  const records = new Records(world.documents, { current: world.actor })
  await enterFirstSuperadmin(records, world)
  if (input.role === 'juror' && !(await records.get(calls, input.callId))) throw new RuleBroken('call-missing')
  const held = await activeGrantsOf(records, input.personId)
  const given = await records.get(roleGrants, input.key)
  if (!given) {
    if (held.some(one => covers(one, grant))) throw new RuleBroken('role-held')
    // Asked before anything is kept: a role that no token can hold is refused.
    claimsOf(input.personId, [...held, { ...grant, status: 'active' }], now)
    await enter(records, world, input.key, grant)
  }
  const { status } = given ?? grant
  const claimsVersion = status === 'active' ? await applyRoles(world, input.personId, false) : 0
  return { status: status === 'requested' ? 'requested' : 'active', claimsVersion }
})

async function enter(records: Records, world: FunctionWorld, id: string, grant: Asked): Promise<void> {
  await records.transact(async within => {
    const person = await within.get(people, grant.personId)
    if (person?.status !== 'active' || person.uid === undefined) throw new RuleBroken('no-account')
    within.create(roleGrants, id, { ...grant, personName: person.names.display })
    noteAct(within, world, {
      scope: 'system',
      action: grant.status === 'requested' ? 'role.request' : 'role.grant',
      entity: 'people',
      entityId: grant.personId,
      after: { role: grant.role, scopes: grant.scopes, until: grant.until, callId: grant.callId },
      reason: grant.reason,
    })
  })
}

type Asked = Omit<DataOf<typeof roleGrants>, 'personName'>

function grantOf(input: RoleInput, requestedBy: string): Asked {
  const { personId, role, reason, until } = input
  const scopes = input.role === 'admin' ? [...new Set(input.scopes)] : []
  const isWaiting = needsApproval({ role, scopes })
  return {
    personId,
    role,
    scopes,
    reason,
    requestedBy,
    status: isWaiting ? 'requested' : 'active',
    ...(until !== undefined && { until: new Date(until) }),
    ...(input.role === 'juror' && { callId: input.callId }),
  }
}

/** Whether a role that is held already gives all of another, as long. */
const covers = (held: RoleGrant, wanted: ClaimingGrant): boolean =>
  held.role === wanted.role &&
  held.callId === wanted.callId &&
  wanted.scopes.every(name => held.scopes.includes(name)) &&
  (held.until === undefined || (wanted.until !== undefined && held.until >= wanted.until))
