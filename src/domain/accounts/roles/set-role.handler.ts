import { auditAction } from '../../audit/audit-action'
import { calls } from '../../jury/calls.collection'
import { people } from '../../people/people.collection'
import { callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import type { DataOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { activeGrantsOf, applyRoles } from './apply-roles'
import { type ClaimingGrant, claimsOf } from './role-claims'
import { needsApproval, type RoleGrant, roleGrants } from './role-grants.collection'
import { type RoleInput, setRole } from './set-role.contract'
import { enterAppointedOutside } from './superadmins'

/** Grant first, claims second: a repeated call completes an interrupted one. */
export const setRoleHandler = defineHandler(setRole, async (context, input) => {
  const by = callingPerson(context)
  const now = context.clock.now()
  if (input.personId === by) throw new RuleBroken('role-self')
  const grant = grantOf(input, by)
  if (grant.until && grant.until <= now) throw new RuleBroken('role-past')
  const { records } = context
  for (const personId of [by, input.personId]) await enterAppointedOutside(context, personId)
  if (input.role === 'juror' && !(await records.get(calls, input.callId))) throw new RuleBroken('call-missing')
  const held = await activeGrantsOf(records, input.personId)
  const given = await records.get(roleGrants, input.key)
  if (!given) {
    if (held.some(one => covers(one, grant))) throw new RuleBroken('role-held')
    // Checked before anything is written: roles that do not fit into a token are refused.
    claimsOf(input.personId, [...held, { ...grant, status: 'active' }], now)
    await enter(records, context, input.key, grant)
  }
  const { status } = given ?? grant
  const claimsVersion = status === 'active' ? await applyRoles(context, input.personId, false) : 0
  return { status: status === 'requested' ? 'requested' : 'active', claimsVersion }
})

async function enter(records: Records, context: HandlerContext, id: string, grant: Asked): Promise<void> {
  await records.transact(async within => {
    const person = await within.get(people, grant.personId)
    if (person?.status !== 'active' || person.uid === undefined) throw new RuleBroken('no-account')
    within.create(roleGrants, id, { ...grant, personName: person.names.display })
    auditAction(within, context, {
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

/** Whether a held role includes all of another one, for at least as long. */
const covers = (held: RoleGrant, wanted: ClaimingGrant): boolean =>
  held.role === wanted.role &&
  held.callId === wanted.callId &&
  wanted.scopes.every(name => held.scopes.includes(name)) &&
  (held.until === undefined || (wanted.until !== undefined && held.until >= wanted.until))
