import { beforeEach, expect, it } from 'vitest'
import { type Documents, documentId, type Query } from '../../../src/ports/documents'
import { any, by, where } from './asking'
import { found, seed } from './seeded'
import { studios } from './studios'

const ordered: readonly (readonly [string, Omit<Query, 'collection'>, string])[] = [
  ['by id, in bytes, where nothing is said', {}, 'Eve ada bea cyd dot fay'],
  ['by id, down', { orderBy: by([documentId, 'desc']) }, 'fay dot cyd bea ada Eve'],
  ['by a field, then by id', { orderBy: by(['rank', 'asc']) }, 'fay bea cyd ada dot'],
  ['by a field down, then by id down', { orderBy: by(['rank', 'desc']) }, 'dot ada cyd bea fay'],
  ['by a field, then by id down where that is said', { orderBy: by(['rank', 'asc'], [documentId, 'desc']) }, 'fay cyd bea ada dot'],
  ['by two fields', { orderBy: by(['city', 'asc'], ['rank', 'desc']) }, 'dot ada cyd bea fay'],
  ['by two fields, down and up', { orderBy: by(['city', 'desc'], ['rank', 'asc']) }, 'fay bea cyd ada dot'],
  ['by a field in a map, leaving out who lacks it', { orderBy: by(['place.floor', 'desc']) }, 'Eve cyd bea ada'],
  ['by two fields, leaving out who lacks either', { orderBy: by(['place.floor', 'asc'], ['rank', 'desc']) }, 'ada cyd bea'],
  ['by a field nobody has', { orderBy: by(['nothing', 'asc']) }, ''],
  ['by the field of a range', { where: where(['rank', '>', 0]) }, 'bea cyd ada dot'],
  ['by the field of a range, down', { where: where(['rank', '>', 0]), orderBy: by(['rank', 'desc']) }, 'dot ada cyd bea'],
  ['by another field before that of a range, in its direction', { where: where(['rank', '!=', 3]), orderBy: by(['city', 'desc']) }, 'bea ada cyd'],
  ['by a field that is equal everywhere', { where: where(['city', '==', 'north']), orderBy: by(['city', 'desc'], ['rank', 'asc']) }, 'cyd ada dot'],
  ['alternatives by a field', { where: where(['city', 'in', ['north', 'south']]), orderBy: by(['seats', 'desc']) }, 'bea cyd ada dot'],
  ['alternatives by id down', { where: where(['city', 'in', ['north', 'south']]), orderBy: by([documentId, 'desc']) }, 'dot cyd bea ada Eve'],
  ['an item by a field', { where: where(['tags', 'array-contains', 'clay']), orderBy: by(['rank', 'desc']) }, 'dot ada'],
  ['any, by a field', { where: where(any(['city', '==', 'west'], ['rank', '<=', 2])), orderBy: by(['rank', 'desc']) }, 'ada cyd bea fay'],
  ['the first', { limit: 2 }, 'Eve ada'],
  ['the first by a field', { orderBy: by(['seats', 'desc']), limit: 2 }, 'bea cyd'],
  ['more than there are', { orderBy: by(['seats', 'desc']), limit: 99 }, 'bea cyd ada dot fay'],
  ['the last, in their order', { orderBy: by(['seats', 'asc']), limitToLast: 2 }, 'cyd bea'],
  ['the last of what goes down', { orderBy: by(['seats', 'desc']), limitToLast: 2 }, 'dot fay'],
  ['the last of more than there are', { orderBy: by(['seats', 'asc']), limitToLast: 99 }, 'fay dot ada cyd bea'],
  ['the first of alternatives', { where: where(['city', 'in', ['north', 'south']]), orderBy: by(['seats', 'asc']), limit: 3 }, 'dot ada cyd'],
  ['the last of alternatives', { where: where(['city', 'in', ['north', 'south']]), orderBy: by(['seats', 'asc']), limitToLast: 3 }, 'ada cyd bea'],
  ['the first behind a range', { where: where(['seats', '>', 5]), limit: 1 }, 'ada'],
]

/** https://firebase.google.com/docs/firestore/query-data/order-limit-data */
export function orderCases(documents: () => Documents): void {
  beforeEach(() => seed(documents(), 'studios', studios))

  it.each(ordered)('orders %s', async (_, query, expected) => {
    expect(await found(documents(), { collection: 'studios', ...query })).toBe(expected)
  })
}
