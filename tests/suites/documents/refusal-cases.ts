import { expect, it } from 'vitest'
import { type Documents, documentId, type Filter, type Query, type Value } from '../../../src/ports/documents'
import type { PortCode } from '../../../src/ports/errors'
import { expectPortError } from '../expect-port-error'

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)
const where = (...filters: readonly Filter[]) => ({ where: filters })
class Studio {
  readonly name = 'a'
}

/** Queries that the hosted database refuses: https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const refused: readonly (readonly [string, Partial<Query>, PortCode<'documents'>?])[] = [
  ['a limit of 0', { limit: 0 }],
  ['a limit below 0', { limit: -1 }],
  ['half a limit', { limit: 1.5 }],
  ['a limit from the end without an order', { limitToLast: 1 }, 'unimplemented'],
  ['a limit from the end of 0', { limitToLast: 0, orderBy: [['rank', 'asc']] }],
  ['limits from both ends', { limit: 1, limitToLast: 1, orderBy: [['rank', 'asc']] }],
  ['an empty list of alternatives', where(['rank', 'in', []])],
  ['an empty list of exclusions', where(['rank', 'not-in', []])],
  ['an empty list of items', where(['tags', 'array-contains-any', []])],
  ['an `in` without a list', where(['rank', 'in', 1])],
  ['a `not-in` without a list', where(['rank', 'not-in', 'x'])],
  ['31 alternatives', where(['rank', 'in', numbers(31)])],
  ['31 items', where(['tags', 'array-contains-any', numbers(31)])],
  ['11 exclusions', where(['rank', 'not-in', numbers(11)])],
  ['two array-contains', where(['tags', 'array-contains', 'a'], ['tags', 'array-contains', 'b'])],
  ['two array-contains of two fields', where(['tags', 'array-contains', 'a'], ['inks', 'array-contains', 'b'])],
  ['array-contains beside array-contains-any', where(['tags', 'array-contains', 'a'], ['tags', 'array-contains-any', ['b']])],
  [
    'two array-contains in one branch of any',
    where({
      any: [
        {
          all: [
            ['tags', 'array-contains', 'a'],
            ['tags', 'array-contains', 'b'],
          ],
        },
        ['rank', '==', 1],
      ],
    }),
  ],
  ['two !=', where(['rank', '!=', 1], ['city', '!=', 'x'])],
  ['two != of one field', where(['rank', '!=', 1], ['rank', '!=', 2])],
  ['two not-in', where(['rank', 'not-in', [1]], ['city', 'not-in', ['x']])],
  ['not-in beside !=', where(['rank', 'not-in', [1]], ['city', '!=', 'x'])],
  ['not-in beside in', where(['rank', 'not-in', [1]], ['city', 'in', ['x', 'y']])],
  ['not-in beside array-contains-any', where(['rank', 'not-in', [1]], ['tags', 'array-contains-any', ['x', 'y']])],
  [
    'not-in beside any',
    where(['rank', 'not-in', [1]], {
      any: [
        ['city', '==', 'x'],
        ['city', '==', 'y'],
      ],
    }),
  ],
  ['36 combinations of alternatives', where(['rank', 'in', numbers(6)], ['seats', 'in', numbers(6)])],
  [
    '32 combinations of anys',
    where(
      ...numbers(5).map(
        (n): Filter => ({
          any: [
            [`f${n}`, '==', 1],
            [`f${n}`, '==', 2],
          ],
        }),
      ),
    ),
  ],
  ['31 branches', where({ any: numbers(31).map((n): Filter => ['rank', '==', n]) })],
  ['11 ranges', where(...numbers(11).map((n): Filter => [`f${n}`, '>', 1]))],
  ['101 conditions and orders', where(...numbers(101).map((n): Filter => [`f${n}`, '==', 1]))],
  ['an empty any', where({ any: [] })],
  ['an empty all', where({ any: [['rank', '==', 1], { all: [] }] })],
  ['a comparison there is not', where(['rank', '~' as '==', 1])],
  ['a value that cannot be stored', where(['rank', '==', undefined as unknown as Value])],
  ['an object of a class', where(['rank', '==', new Studio() as unknown as Value])],
  ['bytes', where(['rank', '==', new Uint8Array(1) as unknown as Value]), 'unimplemented'],
  ['a list in a list', where(['tags', '==', [[1]]])],
  ['a list as an item', where(['tags', 'array-contains', [1, [2]]])],
  ['no field', where(['', '==', 1])],
  ['a path with a gap', where(['a..b', '==', 1])],
  ['a path that ends in a dot', where(['a.', '==', 1])],
  ['a path with a star', where(['a*', '==', 1])],
  ['a path with a slash', where(['a/b', '==', 1])],
  ['a path with a bracket', where(['a[0]', '==', 1])],
  ['a quote that does not close', where(['`a', '==', 1])],
  ['a number as an id', where([documentId, '==', 1])],
  ['no text as an id', where([documentId, '==', ''])],
  ['a path as an id', where([documentId, '==', 'studios/a'])],
  ['numbers among ids', where([documentId, 'in', ['a', 1]])],
  ['items of an id', where([documentId, 'array-contains', 'a'])],
  ['an id alone in a group', { group: true, where: [[documentId, '==', 'a']] }],
  ['the path of a collection in a group', { group: true, where: [[documentId, '==', 'a/b/c']] }],
  ['an inequality beside an equality on the name', where(['rank', '>', 1], [documentId, '==', 'a'])],
  ['an exclusion beside alternatives for the name', where(['rank', '!=', 1], [documentId, 'in', ['a', 'b']])],
  [
    'a branch with an inequality beside an equality on the name',
    where({
      any: [
        ['city', '==', 'x'],
        {
          all: [
            [documentId, '==', 'a'],
            {
              any: [
                ['rank', '<', 1],
                ['rank', '==', 2],
              ],
            },
          ],
        },
      ],
    }),
  ],
  ['an order by name before the field of an inequality', { where: [['rank', '>', 1]], orderBy: [[documentId, 'asc']] }],
  [
    'an order by name before that of the field of an inequality',
    {
      where: [['rank', '>', 1]],
      orderBy: [
        [documentId, 'asc'],
        ['rank', 'asc'],
      ],
    },
  ],
  [
    'an order twice',
    {
      orderBy: [
        ['rank', 'asc'],
        ['rank', 'desc'],
      ],
    },
  ],
  ['a cursor without an order', { startAt: [1] }],
  ['a cursor of nothing', { orderBy: [['rank', 'asc']], startAt: [] }],
  ['a cursor longer than the orders', { orderBy: [['rank', 'asc']], startAfter: [1, 'x'] }],
  ['a cursor longer than the explicit orders', { where: [['rank', '>', 1]], startAfter: [1] }],
  ['a cursor with an id that is none', { orderBy: [[documentId, 'asc']], startAfter: [7] }],
  ['a cursor with a path as an id', { orderBy: [[documentId, 'asc']], startAfter: ['studios/a'] }],
  ['a cursor with a value that cannot be stored', { orderBy: [['rank', 'asc']], endAt: [undefined as unknown as Value] }],
  ['a document that lacks an order', { orderBy: [['rank', 'asc']], startAfter: { id: 'a', path: 'studios/a', data: {} } }],
  ['two beginnings', { orderBy: [['rank', 'asc']], startAt: [1], startAfter: [1] }],
  ['two ends', { orderBy: [['rank', 'asc']], endAt: [1], endBefore: [1] }],
  ['the path of a document as a collection', { collection: 'studios/ada' }],
  ['no collection', { collection: '' }],
  ['a path as a group', { collection: 'editions/2041/weekends', group: true }],
  ['a reserved collection', { collection: '__studios__' }],
]

/** Queries just within the limits. */
const taken: readonly (readonly [string, Partial<Query>])[] = [
  ['30 alternatives', where(['rank', 'in', numbers(30)])],
  ['30 items', where(['tags', 'array-contains-any', numbers(30)])],
  ['10 exclusions', where(['rank', 'not-in', numbers(10)])],
  ['30 combinations of alternatives', where(['rank', 'in', numbers(5)], ['seats', 'in', numbers(6)])],
  ['30 branches', where({ any: numbers(30).map((n): Filter => ['rank', '==', n]) })],
  ['10 ranges', where(...numbers(10).map((n): Filter => [`f${n}`, '>', 1]))],
  ['lists among alternatives', where(['tags', 'in', [['a'], ['b', 'c']]])],
  [
    'array-contains in two branches',
    where({
      any: [
        ['tags', 'array-contains', 'a'],
        ['tags', 'array-contains', 'b'],
      ],
    }),
  ],
  ['not-in beside an equality and an item', where(['rank', 'not-in', [1]], ['city', '==', 'x'], ['tags', 'array-contains', 'a'])],
  ['not-in beside a range', where(['rank', 'not-in', [1]], ['seats', '>', 2])],
  ['!= beside in', where(['rank', '!=', 1], ['city', 'in', ['x']])],
  [
    'an inequality and an equality on the name in two branches',
    where({
      any: [
        ['rank', '>', 1],
        [documentId, '==', 'a'],
      ],
    }),
  ],
  ['a range of names beside an equality', where(['rank', '==', 1], [documentId, '>', 'a'])],
  [
    'an order by name after the field of an inequality',
    {
      where: [['rank', '>', 1]],
      orderBy: [
        ['rank', 'asc'],
        [documentId, 'desc'],
      ],
    },
  ],
  ['an order of an equality', { where: [['rank', '==', 1]], orderBy: [['rank', 'asc']] }],
]

export function refusalCases(documents: () => Documents): void {
  const asked = (query: Partial<Query>) => documents().query({ collection: 'studios', ...query })

  it.each(refused.map(([name, query, code = 'invalid-argument']) => [name, query, code] as const))('refuses %s', async (_, query, code) => {
    await expectPortError(asked(query), 'documents', code)
  })

  it.each(taken)('accepts %s', async (_, query) => {
    expect(await asked(query)).toEqual([])
  })
}
