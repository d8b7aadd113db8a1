import { auditAction } from '../audit/audit-action'
import { people } from '../people/people.collection'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { cardKeys } from './card-keys.collection'
import { signCard } from './card-token'
import { currentCardKey } from './current-card-key'
import { membershipSeats } from './family-seats/membership-seats.collection'
import { type SeatedMembership, seatedIn } from './family-seats/memberships-of-person'
import { type noCardReasons, printCards } from './member-cards.contract'
import { isAdmitted, membershipState, memberWithoutGapUntil, suspendedOn } from './membership-state'
import { memberships, terms } from './memberships.collection'

type Reason = (typeof noCardReasons)[number]
type Good = { readonly until: string; readonly reason?: never } | { readonly reason: Reason }

export const printCardsHandler = defineHandler(printCards, async (context, { membershipIds }) => {
  const { records } = context
  const cards = []
  const left: { readonly membershipId: string; readonly reason: Reason }[] = []
  for (const membershipId of new Set(membershipIds)) {
    const found = await seatedIn(records, membershipId)
    if (!found) {
      left.push({ membershipId, reason: 'unknown' })
      continue
    }
    const good = await goodUntil(context, found)
    if (good.reason) left.push({ membershipId, reason: good.reason })
    else cards.push(...(await cardsOf(context, found, good.until)))
  }
  if (cards.length > 0)
    await records.transact(async within =>
      auditAction(within, context, { scope: 'people', action: 'card.print', entity: memberships.path, after: { cards: cards.length } }),
    )
  return { cards, left }
})

/** The last day that stands on the cards of a membership; otherwise why it has none. */
async function goodUntil({ records, today }: HandlerContext, { membership, product }: SeatedMembership): Promise<Good> {
  const [held, on] = await Promise.all([records.find(terms, { params: { membership: membership.id } }), today()])
  if (suspendedOn(membership.suspensions, on)) return { reason: 'suspended' }
  const until = memberWithoutGapUntil(held, on)
  const isMember = isAdmitted(membershipState(held, membership.suspensions, on, product?.graceDays))
  return until !== undefined && isMember ? { until } : { reason: 'over' }
}

/** The holder's card first, then those of the places that were accepted. A person who was deleted has none. */
async function cardsOf(context: HandlerContext, { membership, product, seats }: SeatedMembership, until: string) {
  const { level } = membership
  const levelName = product?.levels.find(({ key }) => key === level)?.name ?? level
  const holders = [{ personId: membership.personId, seatId: undefined }, ...seats.map(({ id, personId }) => ({ personId, seatId: id }))]
  const cards = []
  for (const { personId, seatId } of holders) {
    const name = personId === undefined ? undefined : (await context.records.get(people, personId))?.names.display
    if (personId === undefined || name === undefined) continue
    const { key, serial } = await cardOf(context, membership.id, seatId)
    const facts = { membershipId: membership.id, personId, name, level, until, ...(product && { grace: product.graceDays }) }
    const token = await signCard({ ...facts, kid: key.id, serial }, key.privateKey)
    cards.push({ serial, product: product?.name ?? '', level: levelName, token })
  }
  return cards
}

/** The number of the card that somebody has, with its key. Only whoever has none gets a new one. */
async function cardOf({ records, ids }: HandlerContext, membershipId: string, seatId: string | undefined) {
  const newest = await currentCardKey(records)
  const card = await records.transact(async within => {
    const seat = seatId === undefined ? undefined : await within.get(membershipSeats, seatId)
    const held = seatId === undefined ? await within.get(memberships, membershipId) : undefined
    const known = (seat ?? held)?.card
    if (known && (await within.get(cardKeys, known.kid))) return known
    const made = { kid: newest.id, serial: ids.next() }
    if (seat) within.change(membershipSeats, seat, { card: made })
    if (held) within.change(memberships, held, { card: made })
    return made
  })
  return { key: (await records.get(cardKeys, card.kid)) ?? newest, serial: card.serial }
}
