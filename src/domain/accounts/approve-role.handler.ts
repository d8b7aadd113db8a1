import { PortError } from '../../ports/errors'
import { noteAct } from '../operations/note-act'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { activeGrantsOf, applyRoles } from './apply-roles'
import { approveRole } from './approve-role.function'
import { callingPerson } from './caller'
import { claimsOf } from './role-claims'
import { grantStates, roleGrants } from './role-grants'

export const approveRoleHandler = handle(approveRole, async (world, input) => {
  const by = callingPerson(world)
  const now = world.clock.now()
  const records = new Records(world.documents, { current: world.actor })
  const asked = await records.get(roleGrants, input.grantId)
  if (!asked) throw new PortError('functions', 'not-found', input.grantId)
  if (by === asked.requestedBy || by === asked.personId) throw new RuleBroken('role-same-person')
  if (input.decision === 'approve') {
    if (asked.until && asked.until <= now) throw new RuleBroken('role-past')
    claimsOf(asked.personId, [...(await activeGrantsOf(records, asked.personId)), { ...asked, status: 'active' }], now)
  }
  await records.transact(async within => {
    const grant = await within.get(roleGrants, asked.id)
    // Asked again, because the answer was lost.
    if (!grant || (input.decision === 'approve' && grant.status === 'active' && grant.approvedBy === by)) return
    const status = transition(grantStates, grant.status, input.decision)
    const end = input.decision === 'reject' ? { endedBy: by, endedAt: now, endedBecause: input.reason } : { approvedBy: by }
    within.change(roleGrants, grant, { status, ...end })
    noteAct(within, world, {
      scope: 'system',
      action: `role.${input.decision}`,
      entity: 'people',
      entityId: grant.personId,
      after: { role: grant.role, scopes: grant.scopes },
      ...(input.decision === 'reject' && { reason: input.reason }),
    })
  })
  if (input.decision === 'reject') return { status: 'rejected', claimsVersion: 0 }
  return { status: 'active', claimsVersion: await applyRoles(world, asked.personId, false) }
})
