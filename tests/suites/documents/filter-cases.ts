import { beforeEach, expect, it } from 'vitest'
import { type Documents, documentId, type Filter } from '../../../src/ports/documents'
import { all, any, where } from './asking'
import { found, seed } from './seeded'
import { studios } from './studios'

const filtered: readonly (readonly [string, readonly Filter[], string])[] = [
  ['nothing', where(), 'Eve ada bea cyd dot fay'],
  ['two equalities', where(['city', '==', 'north'], ['rank', '==', 1]), 'cyd'],
  ['two equalities of one field', where(['rank', '==', 1], ['rank', '==', 2]), ''],
  ['an equality and a range', where(['city', '==', 'north'], ['rank', '<', 3]), 'cyd ada'],
  ['a range from both ends', where(['seats', '>', 5], ['seats', '<=', 20]), 'ada cyd'],
  ['an empty range', where(['seats', '>', 20], ['seats', '<', 10]), ''],
  ['ranges of two kinds', where(['seats', '>', 5], ['seats', '<', 'x']), ''],
  ['a field in a map', where(['place.floor', '==', 2]), 'bea cyd'],
  ['a whole map', where(['place', '==', { floor: 2 }]), 'bea cyd'],
  ['a field of something that is no map', where(['city.name', '==', 'x']), ''],
  ['a field in a map and a list', where(['place.floor', '>=', 2], ['tags', 'array-contains', 'ink']), 'bea'],
  ['a list, and not a text that is like its item', where(['tags', 'array-contains', 'ink']), 'ada bea'],
  ['a list and an equality', where(['tags', 'array-contains', 'clay'], ['city', '==', 'north']), 'ada dot'],
  ['a list and a range', where(['tags', 'array-contains', 'clay'], ['rank', '>', 2]), 'dot'],
  ['any of a list', where(['tags', 'array-contains-any', ['clay', 'ink']]), 'ada bea dot'],
  ['one of a list', where(['city', 'in', ['south', 'west']]), 'Eve bea fay'],
  ['one of a list and a range', where(['city', 'in', ['north', 'west']], ['rank', '<', 3]), 'cyd ada'],
  ['two lists of alternatives', where(['city', 'in', ['north', 'south']], ['rank', 'in', [1, 3]]), 'bea cyd dot'],
  ['alternatives and an item', where(['city', 'in', ['north', 'south']], ['tags', 'array-contains', 'ink']), 'ada bea'],
  ['nothing that is null or missing', where(['rank', '!=', 1]), 'ada dot'],
  ['null', where(['rank', '==', null]), 'fay'],
  ['what is there', where(['rank', '!=', null]), 'bea cyd ada dot'],
  ['exclusions', where(['rank', 'not-in', [1, 3]]), 'ada'],
  ['inequalities of two fields', where(['rank', '>=', 1], ['place.floor', '>=', 1]), 'ada bea cyd'],
  ['inequalities of two fields, one excluding', where(['rank', '!=', 2], ['seats', '>', 5]), 'cyd bea'],
  ['inequalities of three fields', where(['rank', '>', 0], ['seats', '>', 5], ['place.floor', '<', 9]), 'ada cyd bea'],
  ['an escaped name', where(['`odd.name`', '==', 1]), 'Eve'],
  ['a name with a quote', where(['`a\\`b`', '==', 2]), 'Eve'],
  ['an unescaped name, which is a path', where(['odd.name', '==', 1]), ''],
  ['a document by id', where([documentId, '==', 'cyd']), 'cyd'],
  ['a document by id that is not there', where([documentId, '==', 'nobody']), ''],
  ['a document by id and a condition it fulfils', where([documentId, '==', 'cyd'], ['city', '==', 'north']), 'cyd'],
  ['a document by id and a condition it does not fulfil', where([documentId, '==', 'cyd'], ['city', '==', 'south']), ''],
  ['documents by ids', where([documentId, 'in', ['dot', 'ada', 'nobody']]), 'ada dot'],
  ['all but some ids', where([documentId, 'not-in', ['dot', 'ada']]), 'Eve bea cyd fay'],
  ['all but one id', where([documentId, '!=', 'Eve']), 'ada bea cyd dot fay'],
  ['ids from one on', where([documentId, '>=', 'cyd']), 'cyd dot fay'],
  ['ids between two', where([documentId, '>', 'Eve'], [documentId, '<', 'cyd']), 'ada bea'],
  ['any of two', where(any(['city', '==', 'west'], ['rank', '==', 3])), 'dot fay'],
  ['any of one', where(any(['city', '==', 'west'])), 'fay'],
  ['any of two that both hold, once', where(any(['city', '==', 'north'], ['seats', '==', 5])), 'ada cyd dot'],
  ['any, beside a condition', where(['city', '==', 'north'], any(['rank', '==', 1], ['rank', '==', 3])), 'cyd dot'],
  ['any of two with ranges: both fields order, and must be there', where(any(['rank', '>', 2], ['seats', '>=', 20])), 'cyd bea dot'],
  ['any with a range: a branch without the field finds nothing', where(any(['rank', '>', 2], ['city', '==', 'south'])), 'bea dot'],
  ['all within any', where(any(all(['city', '==', 'south'], ['rank', '==', 1]), all(['city', '==', 'north'], ['rank', '==', 3]))), 'bea dot'],
  [
    'any within all within any',
    where(any(all(['city', '==', 'north'], any(['rank', '==', 1], ['rank', '==', 2])), ['city', '==', 'west'])),
    'ada cyd fay',
  ],
  ['two anys', where(any(['city', '==', 'north'], ['city', '==', 'south']), any(['rank', '==', 1], ['seats', '==', 10])), 'ada bea cyd'],
  ['any with alternatives', where(any(['city', 'in', ['south', 'west']], ['tags', 'array-contains', 'clay'])), 'Eve ada bea dot fay'],
  ['any of two items', where(any(['tags', 'array-contains', 'clay'], ['tags', 'array-contains', 'ink'])), 'ada bea dot'],
  ['any of ids and a condition', where(any([documentId, '==', 'Eve'], ['rank', '==', 1])), 'Eve bea cyd'],
  ['all of one', where(all(['city', '==', 'west'])), 'fay'],
]

/** https://firebase.google.com/docs/firestore/query-data/queries */
export function filterCases(documents: () => Documents): void {
  beforeEach(() => seed(documents(), 'studios', studios))

  it.each(filtered)('finds %s', async (_, filters, expected) => {
    expect(await found(documents(), { collection: 'studios', where: filters })).toBe(expected)
  })

  it('finds a prefix by a range of its bytes, also with emoji after it', async () => {
    await seed(documents(), 'names', { a: { n: 'Ana' }, b: { n: 'Anaïs' }, c: { n: 'Anb' }, d: { n: 'ana' }, e: { n: 'Ana🎨' } })
    const prefix = (end: string) => where(['n', '>=', 'Ana'], ['n', '<', end])
    expect(await found(documents(), { collection: 'names', where: prefix('Ana\u{10ffff}') })).toBe('a b e')
    expect(await found(documents(), { collection: 'names', where: prefix('Ana\uf8ff') })).toBe('a b')
  })
}
