import { auditAction } from '../../audit/audit-action'
import { defineHandler, recordAt } from '../../shared/functions/handler'
import { memberships } from '../memberships.collection'
import { isSuspended, resumed, suspended } from '../suspensions'
import { suspendMembership } from './change-membership.contract'

export const suspendMembershipHandler = defineHandler(suspendMembership, async (context, input) => {
  const { membershipId, reason } = input
  const today = await context.today()
  await context.once(async within => {
    const membership = await recordAt(within, memberships, membershipId)
    const { suspensions } = membership
    if (isSuspended(suspensions, today) === input.suspended) return
    within.change(memberships, membership, { suspensions: input.suspended ? suspended(suspensions, today) : resumed(suspensions, today) })
    const action = input.suspended ? 'membership.suspend' : 'membership.resume'
    auditAction(within, context, { scope: 'people', action, entity: memberships.path, entityId: membershipId, reason })
  })
  return {}
})
