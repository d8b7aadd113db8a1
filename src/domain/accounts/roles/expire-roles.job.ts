import { auditAction } from '../../audit/audit-action'
import type { HandlerContext } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
import { transition } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { applyRoles } from './apply-roles'
import { grantStates, type RoleGrant, roleGrants } from './role-grants.collection'
import { requireAnotherSuperadmin } from './superadmins'

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
    if (await isLastSuperadmin(records, context, grant)) await records.commit(records.changing(roleGrants, grant, { until: undefined }))
    else await expire(records, context, grant)
  },
})

async function isLastSuperadmin(records: Records, context: HandlerContext, grant: RoleGrant): Promise<boolean> {
  try {
    await records.transact(within => requireAnotherSuperadmin(records, within, grant, context.clock.now()))
    return false
  } catch (error) {
    if (error instanceof RuleBroken && error.rule === 'role-last-superadmin') return true
    throw error
  }
}

/** Claims first: after an interruption the next run finds the grant again, and no token keeps an expired role. */
async function expire(records: Records, context: HandlerContext, due: RoleGrant): Promise<void> {
  await applyRoles(context, due.personId, true)
  await records.transact(async within => {
    const grant = await within.get(roleGrants, due.id)
    if (grant?.status !== 'active') return
    within.change(roleGrants, grant, { status: transition(grantStates, grant.status, 'expire'), endedAt: context.clock.now() })
    auditAction(within, context, { scope: 'system', action: 'role.expire', entity: 'people', entityId: grant.personId, before: { role: grant.role } })
  })
}
