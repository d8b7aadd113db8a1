import { auditAction } from '../../audit/audit-action'
import { callingPerson, defineHandler, recordAt } from '../../shared/functions/handler'
import { stateAfter } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { activeGrantsOf, applyRoles } from './apply-roles'
import { approveRole } from './approve-role.contract'
import { claimsOf } from './role-claims'
import { isInvolvedIn, roleGrants } from './role-grants.collection'

export const approveRoleHandler = defineHandler(approveRole, async (context, input) => {
  const by = callingPerson(context)
  const now = context.clock.now()
  const { records } = context
  const asked = await recordAt(records, roleGrants, input.grantId)
  if (isInvolvedIn(asked, by, await activeGrantsOf(records, by))) throw new RuleBroken('role-same-person')
  if (input.decision === 'approve') {
    if (asked.until && asked.until <= now) throw new RuleBroken('role-past')
    claimsOf(asked.personId, [...(await activeGrantsOf(records, asked.personId)), { ...asked, status: 'active' }], now)
  }
  await records.transact(async within => {
    const grant = await within.get(roleGrants, asked.id)
    // A retry after the response was lost.
    if (!grant || (input.decision === 'approve' && grant.status === 'active' && grant.approvedBy === by)) return
    const status = stateAfter(roleGrants, grant, input.decision)
    const end = input.decision === 'reject' ? { endedBy: by, endedAt: now, endedBecause: input.reason } : { approvedBy: by }
    within.change(roleGrants, grant, { status, ...end })
    auditAction(within, context, {
      scope: 'system',
      action: `role.${input.decision}`,
      entity: 'people',
      entityId: grant.personId,
      after: { role: grant.role, scopes: grant.scopes },
      ...(input.decision === 'reject' && { reason: input.reason }),
    })
  })
  if (input.decision === 'reject') return { status: 'rejected', claimsVersion: 0 }
  return { status: 'active', claimsVersion: await applyRoles(context, asked.personId, false) }
})
