import { people } from '../people/people.collection'
import { callingPerson, defineHandler, recordAt } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { cardKeys } from './card-keys.collection'
import { signCard } from './card-token'
import { currentCardKey } from './current-card-key'
import { membershipSeats } from './family-seats/membership-seats.collection'
import { membershipsOfPerson } from './family-seats/memberships-of-person'
import { issueCard, listCardKeys } from './member-cards.contract'
import { memberWithoutGapUntil } from './membership-state'
import { memberships, terms } from './memberships.collection'

export const issueCardHandler = defineHandler(issueCard, async (context, { membershipId }) => {
  const personId = callingPerson(context)
  const { records } = context
  const found = (await membershipsOfPerson(records, personId)).find(({ membership }) => membership.id === membershipId)
  if (!found) throw new RuleBroken('card-unknown')
  const { membership, product, seat } = found
  const until = memberWithoutGapUntil(await records.find(terms, { params: { membership: membershipId } }), await context.today())
  if (until === undefined) throw new RuleBroken('card-unknown')
  const name = (await records.get(people, personId))?.names.display ?? ''
  const key = await currentCardKey(records)
  const serial = context.ids.next()
  await records.transact(async within => {
    const card = { kid: key.id, serial }
    if (seat) within.change(membershipSeats, await recordAt(within, membershipSeats, seat.id), { card })
    else within.change(memberships, await recordAt(within, memberships, membershipId), { card })
  })
  const facts = { kid: key.id, membershipId, personId, name, level: membership.level, until, ...(product && { grace: product.graceDays }), serial }
  return { token: await signCard(facts, key.privateKey) }
})

export const listCardKeysHandler = defineHandler(listCardKeys, async context => {
  const records = context.systemRecords
  await currentCardKey(records)
  const all = await records.find(cardKeys)
  return { keys: Object.fromEntries(all.map(({ id, publicKey }) => [id, publicKey as Record<string, unknown>])) }
})
