import { people } from '../people/people.collection'
import { callingPerson } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { newKeyPair } from '../shared/signature'
import { cardKeys } from './card-keys.collection'
import { signCard } from './card-token'
import { issueCard, listCardKeys } from './cards.contract'
import { memberWithoutGapUntil } from './membership-state'
import { memberships, terms } from './memberships.collection'
import { membershipSeats } from './seats/membership-seats.collection'
import { membershipsOfPerson } from './seats/memberships-of-person'

export const issueCardHandler = defineHandler(issueCard, async (context, { membershipId }) => {
  const personId = callingPerson(context)
  const { records } = context
  const found = (await membershipsOfPerson(records, personId)).find(({ membership }) => membership.id === membershipId)
  if (!found) throw new RuleBroken('card-unknown')
  const { membership, seat } = found
  const until = memberWithoutGapUntil(await records.find(terms, { params: { membership: membershipId } }), await context.today())
  if (until === undefined) throw new RuleBroken('card-unknown')
  const name = (await records.get(people, personId))?.names.display ?? ''
  const key = await currentKey(records)
  const serial = context.ids.next()
  await records.transact(async within => {
    const card = { kid: key.id, serial }
    const held = seat ? undefined : await within.get(memberships, membershipId)
    const taken = seat && (await within.get(membershipSeats, seat.id))
    if (held) within.change(memberships, held, { card })
    else if (taken) within.change(membershipSeats, taken, { card })
    else throw new RuleBroken('card-unknown')
  })
  return { token: await signCard({ kid: key.id, membershipId, personId, name, level: membership.level, until, serial }, key.privateKey) }
})

export const listCardKeysHandler = defineHandler(listCardKeys, async context => {
  const records = context.systemRecords
  await currentKey(records)
  const all = await records.find(cardKeys)
  return { keys: Object.fromEntries(all.map(({ id, publicKey }) => [id, publicKey as Record<string, unknown>])) }
})

/** The newest key. The first call creates the first key; two concurrent calls end up with the same one. */
async function currentKey(records: Records) {
  const [newest] = await records.find(cardKeys, { orderBy: [['createdAt', 'desc']], limit: 1 })
  if (newest) return newest
  const pair = await newKeyPair()
  await records.transact(async within => {
    if (!(await within.get(cardKeys, 'k1'))) within.create(cardKeys, 'k1', pair)
  })
  return (await records.get(cardKeys, 'k1'))!
}
