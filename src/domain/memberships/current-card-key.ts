import type { Records } from '../shared/records/records'
import { newKeyPair } from '../shared/signature'
import { cardKeys } from './card-keys.collection'

/** The newest key. The first call creates the first key; two concurrent calls end up with the same one. */
export async function currentCardKey(records: Records) {
  const [newest] = await records.find(cardKeys, { orderBy: [['createdAt', 'desc']], limit: 1 })
  if (newest) return newest
  const pair = await newKeyPair()
  await records.transact(async within => {
    if (!(await within.get(cardKeys, 'k1'))) within.create(cardKeys, 'k1', pair)
  })
  return (await records.get(cardKeys, 'k1'))!
}
