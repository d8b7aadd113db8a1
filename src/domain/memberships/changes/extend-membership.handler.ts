import { auditAction } from '../../audit/audit-action'
import { defineHandler, recordAt } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { copyMemberUntil } from '../copy-member-until'
import { paidUntil } from '../membership-state'
import { memberships, terms } from '../memberships.collection'
import { extension } from '../terms/given-terms'
import { extendMembership } from './change-membership.contract'

export const extendMembershipHandler = defineHandler(extendMembership, async (context, { membershipId, until, reason }) => {
  const id = `extended-${until}`
  const { personId, start, end } = await context.records.transact(async within => {
    const membership = await recordAt(within, memberships, membershipId)
    const { personId: holder } = membership
    // Read after the membership. Every change of its terms changes the membership too, so a concurrent change makes this transaction
    // conflict.
    const all = await context.systemRecords.find(terms, { params: { membership: membershipId } })
    const before = all.find(one => one.id === id)
    if (before) return before
    const made = extension(all, { id, compReason: reason, until })
    if ('refused' in made) {
      if (made.refused === 'nothing-to-extend') throw new RuleBroken('no-terms')
      throw new RuleBroken('not-later', { lastDay: paidUntil(all) })
    }
    const { id: _, ...term } = made.term
    within.change(memberships, membership, { since: membership.since })
    within.create(terms, id, { personId: holder, ...term }, { membership: membershipId })
    auditAction(within, context, {
      scope: 'people',
      action: 'membership.extend',
      entity: memberships.path,
      entityId: membershipId,
      after: { start: term.start, end: term.end },
      reason,
    })
    return { personId: holder, ...term }
  })
  await copyMemberUntil(context, [personId])
  return { membershipId, start, end }
})
