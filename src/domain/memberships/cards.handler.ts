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

export const issueCardHandler = defineHandler(issueCard, async (context, { membershipId }) => {
  const personId = callingPerson(context)
  const { records } = context
  const membership = await records.get(memberships, membershipId)
  if (membership?.personId !== personId) throw new RuleBroken('card-unknown')
  const until = memberWithoutGapUntil(await records.find(terms, { params: { membership: membershipId } }), await context.today())
  if (until === undefined) throw new RuleBroken('card-unknown')
  const name = (await records.get(people, personId))?.names.display ?? ''
  const key = await currentKey(records)
  const serial = context.ids.next()
  await records.transact(async within => {
    const before = await within.get(memberships, membershipId)
    if (before) within.change(memberships, before, { card: { kid: key.id, serial } })
  })
  return { token: await signCard({ kid: key.id, membershipId, personId, name, level: membership.level, until, serial }, key.privateKey) }
})

export const listCardKeysHandler = defineHandler(listCardKeys, async context => {
  const records = context.systemRecords
  await currentKey(records)
  const all = await records.find(cardKeys)
  return { keys: Object.fromEntries(all.map(({ id, publicKey }) => [id, publicKey as Record<string, unknown>])) }
})

/** The newest key. The first call creates the first key; two calls at once agree on one. */
async function currentKey(records: Records) {
  const [newest] = await records.find(cardKeys, { orderBy: [['createdAt', 'desc']], limit: 1 })
  if (newest) return newest
  const pair = await newKeyPair()
  await records.transact(async within => {
    if (!(await within.get(cardKeys, 'k1'))) within.create(cardKeys, 'k1', pair)
  })
  return (await records.get(cardKeys, 'k1'))!
}
