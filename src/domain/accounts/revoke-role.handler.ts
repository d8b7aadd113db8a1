import { PortError } from '../../ports/errors'
import { noteAct } from '../operations/note-act'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { applyRoles } from './apply-roles'
import { callingPerson } from './caller'
import { revokeRole } from './revoke-role.function'
import { grantStates, roleGrants } from './role-grants'
import { enterFirstSuperadmin, requireAnotherSuperadmin } from './superadmins'

export const revokeRoleHandler = handle(revokeRole, async (world, { grantId, reason }) => {
  const by = callingPerson(world)
  const records = new Records(world.documents, { current: world.actor })
  await enterFirstSuperadmin(records, world)
  const personId = await records.transact(async within => {
    const grant = await within.get(roleGrants, grantId)
    if (!grant) throw new PortError('functions', 'not-found', grantId)
    // Asked again, because the answer was lost.
    if (grant.status === 'revoked' && grant.endedBy === by) return grant.personId
    await requireAnotherSuperadmin(records, within, grant, world.clock.now())
    const status = transition(grantStates, grant.status, 'revoke')
    within.change(roleGrants, grant, { status, endedBy: by, endedAt: world.clock.now(), endedBecause: reason })
    noteAct(within, world, {
      scope: 'system',
      action: 'role.revoke',
      entity: 'people',
      entityId: grant.personId,
      before: { role: grant.role, scopes: grant.scopes, until: grant.until, callId: grant.callId },
      reason,
    })
    return grant.personId
  })
  return { claimsVersion: await applyRoles(world, personId, true) }
})
