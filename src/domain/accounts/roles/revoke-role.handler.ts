import { auditAction } from '../../audit/audit-action'
import { callingPerson, defineHandler, recordAt } from '../../shared/functions/handler'
import { applyRoles } from './apply-roles'
import { revokeRole } from './revoke-role.contract'
import { roleGrants } from './role-grants.collection'
import { enterAppointedOutside, requireAnotherSuperadmin } from './superadmins'

export const revokeRoleHandler = defineHandler(revokeRole, async (context, { grantId, reason }) => {
  const by = callingPerson(context)
  const { records } = context
  await enterAppointedOutside(context, by)
  const personId = await records.transact(async within => {
    const grant = await recordAt(within, roleGrants, grantId)
    // A retry after the response was lost.
    if (grant.status === 'revoked' && grant.endedBy === by) return grant.personId
    await requireAnotherSuperadmin(records, within, grant, context.clock.now())
    within.move(roleGrants, grant, 'revoke', { endedBy: by, endedAt: context.clock.now(), endedBecause: reason })
    auditAction(within, context, {
      scope: 'system',
      action: 'role.revoke',
      entity: 'people',
      entityId: grant.personId,
      before: { role: grant.role, scopes: grant.scopes, until: grant.until, callId: grant.callId },
      reason,
    })
    return grant.personId
  })
  return { claimsVersion: await applyRoles(context, personId, true) }
})
