import { auditAction } from '../../audit/audit-action'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { RecordsWithin } from '../../shared/records/records'
import { membershipProducts } from '../membership-products.collection'
import { memberships, terms } from '../memberships.collection'
import { givenTerm } from '../terms/given-terms'
import { heldLevel, levelRef } from '../terms/held-level'
import { heldMembership } from './held-membership'

interface Gift {
  /** Id of the term within its membership: the same on every attempt. */
  readonly id: string
  readonly personId: string
  readonly productId: string
  readonly level: string
  readonly reason: string
  /** Today in the organization's time zone. */
  readonly on: string
}

/** A term as callables return it. */
interface GivenDays {
  readonly membershipId: string
  readonly start: string
  readonly end: string
}

/** Gives a person a term without a payment, in the caller's transaction. Reads before it writes. Call `copyMemberUntil` after the transaction. */
export async function giveWithin(context: HandlerContext, within: RecordsWithin, gift: Gift): Promise<GivenDays> {
  const { id, personId, productId, level, reason, on } = gift
  const person = await within.get(people, personId)
  if (person?.status !== 'active') throw new Refused('not-found', personId)
  const product = await within.get(membershipProducts, productId)
  if (!product || product.status === 'draft' || !product.levels.some(one => one.key === level))
    throw new Refused('not-found', `${productId}/${level}`)
  const { audience } = product
  const { id: membershipId, stored, terms: all } = await heldMembership(context, within, personId, audience)
  const before = all.find(term => term.id === id)
  if (before) return { membershipId, start: before.start, end: before.end }
  const { id: _, ...given } = givenTerm(all, { id, compReason: reason, on, length: product })
  const former = stored && { former: levelRef(stored) }
  const term = { ...given, level: levelRef({ productId, level }), ...former }
  const since = stored && stored.since < term.start ? stored.since : term.start
  // A different level takes effect on its first day, not before.
  if (stored) within.change(memberships, stored, { since, ...heldLevel([...all, { id, ...term }], on, stored) })
  else within.create(memberships, membershipId, { personId, audience, productId, level, since, autoRenew: false, suspensions: [] })
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
}
