import { auditAction } from '../../audit/audit-action'
import { people } from '../../people/people.collection'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { copyMemberUntil } from '../copy-member-until'
import { membershipProducts } from '../membership-products.collection'
import { memberships, terms } from '../memberships.collection'
import { givenTerm } from '../terms/given-terms'
import { giveTerm } from './change-membership.contract'
import { heldMembership } from './held-membership'

export const giveTermHandler = defineHandler(giveTerm, async (context, { key, personId, productId, level, reason }) => {
  const id = `given-${key}`
  const on = await context.today()
  const given = await context.records.transact(async within => {
    const person = await within.get(people, personId)
    if (person?.status !== 'active') throw new Refused('not-found', personId)
    const product = await within.get(membershipProducts, productId)
    if (!product || product.status === 'draft' || !product.levels.some(one => one.key === level))
      throw new Refused('not-found', `${productId}/${level}`)
    const { audience } = product
    const { id: membershipId, stored, terms: all } = await heldMembership(context, within, personId, audience)
    const before = all.find(term => term.id === id)
    if (before) return { membershipId, start: before.start, end: before.end }
    const { id: _, ...term } = givenTerm(all, { id, compReason: reason, on, length: product })
    const since = stored && stored.since < term.start ? stored.since : term.start
    const held = { productId, level, since }
    if (stored) within.change(memberships, stored, held)
    else within.create(memberships, membershipId, { personId, audience, ...held, autoRenew: false, seats: [], suspensions: [] })
    within.create(terms, id, { personId, ...term }, { membership: membershipId })
    auditAction(within, context, {
      scope: 'people',
      action: 'membership.give',
      entity: memberships.path,
      entityId: membershipId,
      after: { productId, level, start: term.start, end: term.end },
      reason,
    })
    return { membershipId, start: term.start, end: term.end }
  })
  await copyMemberUntil(context, [personId])
  return given
})
