import { auditAction } from '../../audit/audit-action'
import type { HandlerContext } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
import type { Records } from '../../shared/records/records'
import { applyRoles } from './apply-roles'
import { type RoleGrant, roleGrants } from './role-grants.collection'
import { leavesSuperadmin } from './superadmins'

/** Ends roles whose last day has passed. */
export const expireRoles = defineJob({
  name: 'expireRoles',
  every: 'hour',
  of: roleGrants,
  limit: 200,
  due: ({ clock }) => ({
    where: [
      ['status', '==', 'active'],
      ['until', '<=', clock.now()],
    ],
  }),
  async each(context, grant) {
    const { records } = context
    // Without a superadmin nobody could repair access, so the last superadmin's role continues without an end.
    const mayEnd = await records.transact(within => leavesSuperadmin(records, within, grant, context.clock.now()))
    if (mayEnd) await expire(records, context, grant)
    else await records.commit(records.changing(roleGrants, grant, { until: undefined }))
  },
})

/** Claims first: after an interruption the next run finds the grant again, and no token keeps an expired role. */
async function expire(records: Records, context: HandlerContext, due: RoleGrant): Promise<void> {
  await applyRoles(context, due.personId, true)
  await records.transact(async within => {
    const grant = await within.get(roleGrants, due.id)
    if (grant?.status !== 'active') return
    within.move(roleGrants, grant, 'expire', { endedAt: context.clock.now() })
    auditAction(within, context, { scope: 'system', action: 'role.expire', entity: 'people', entityId: grant.personId, before: { role: grant.role } })
  })
}
