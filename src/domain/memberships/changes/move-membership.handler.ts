import { auditAction } from '../../audit/audit-action'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { copyMemberUntil } from '../copy-member-until'
import { membershipProducts } from '../membership-products.collection'
import { paidUntil } from '../membership-state'
import { memberships, terms } from '../memberships.collection'
import { heldLevel, levelRef } from '../terms/held-level'
import { movedBefore, transferredTerms } from '../terms/transferred-terms'
import { moveMembership } from './change-membership.contract'
import { heldMembership } from './held-membership'
import { transferRefusal } from './transfer-refusal'

export const moveMembershipHandler = defineHandler(moveMembership, async (context, { membershipId, productId, level, lastDay, reason }) => {
  const today = await context.today()
  const { personId, ...moved } = await context.records.transact(async within => {
    const from = await within.get(memberships, membershipId)
    const product = await within.get(membershipProducts, productId)
    if (!from) throw new Refused('not-found', membershipId)
    if (!product || product.status === 'draft' || !product.levels.some(one => one.key === level))
      throw new Refused('not-found', `${productId}/${level}`)
    const { personId: holder } = from
    // Read after the memberships. Every change of their terms changes them too, so a concurrent change makes this transaction conflict.
    const left = await context.systemRecords.find(terms, { params: { membership: membershipId } })
    const isSame = product.audience === from.audience
    const other = isSame ? undefined : await heldMembership(context, within, holder, product.audience)
    const targetId = other?.id ?? membershipId
    const before = movedBefore(left, other?.terms ?? left)
    const isDone = isSame ? from.productId === productId && from.level === level : paidUntil(left) !== lastDay
    if (before && isDone) return { personId: holder, membershipId: targetId, start: before.start, end: before.end }
    const held = isSame ? 'same' : other?.stored && { ...other.stored, terms: other.terms }
    const why = transferRefusal({ ...from, terms: left }, { productId, level, held }, today)
    if (why) throw new RuleBroken('not-movable', { reason: why })
    if (paidUntil(left) !== lastDay) throw recordOvertaken()
    const { reversed, given, end } = transferredTerms(left, other?.terms ?? 'same', { today, reason, level: levelRef({ productId, level }) })!
    const { start } = given[0]!
    const former = isSame ? levelRef(from) : undefined
    const since = other?.stored && other.stored.since < start ? other.stored.since : start
    const now = (all: Parameters<typeof heldLevel>[0], stored: Parameters<typeof heldLevel>[2]) => heldLevel(all, today, stored)
    const rest = [...left, ...reversed]
    within.change(memberships, from, isSame ? now([...rest, ...given], from) : { since: from.since, ...now(rest, from) })
    if (other?.stored) within.change(memberships, other.stored, { since, ...now([...other.terms, ...given], { productId, level }) })
    else if (other) {
      const { audience } = product
      within.create(memberships, targetId, { personId: holder, productId, level, audience, since, autoRenew: false, suspensions: [] })
    }
    for (const { id, ...term } of reversed) within.create(terms, id, { personId: holder, ...term }, { membership: membershipId })
    for (const [i, { id, ...term }] of given.entries())
      within.create(terms, id, { personId: holder, ...term, ...(i === 0 && former !== undefined && { former }) }, { membership: targetId })
    auditAction(within, context, {
      scope: 'people',
      action: 'membership.move',
      entity: memberships.path,
      entityId: membershipId,
      before: { productId: from.productId, level: from.level },
      after: { productId, level, start, end },
      reason,
    })
    return { personId: holder, membershipId: targetId, start, end }
  })
  await copyMemberUntil(context, [personId])
  return moved
})
