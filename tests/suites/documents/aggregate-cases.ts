import { beforeEach, expect, it } from 'vitest'
import { type Aggregates, average, count, type Documents, type Query, sum } from '../../../src/ports/documents'
import { expectPortError } from '../expect-port-error'
import { seed } from './seeded'

/** https://firebase.google.com/docs/firestore/query-data/aggregation-queries */
export function aggregateCases(documents: () => Documents): void {
  beforeEach(() =>
    seed(documents(), 'gifts', {
      a: { amount: 10, tip: 1, city: 'north' },
      b: { amount: 20, city: 'north' },
      c: { amount: 'much', tip: 3, city: 'south' },
      d: { amount: null, tip: 5, city: 'south' },
      e: { city: 'west' },
      f: { amount: -5, tip: 0.5, city: 'west' },
    }),
  )
  const all: Omit<Query, 'collection'> = {}
  const north: Omit<Query, 'collection'> = { where: [['city', '==', 'north']] }
  const cases: readonly (readonly [string, Omit<Query, 'collection'>, Aggregates, Record<string, number | null>])[] = [
    ['counts', all, { n: count() }, { n: 6 }],
    ['counts what a condition leaves', north, { n: count() }, { n: 2 }],
    ['counts no more than the limit', { limit: 4 }, { n: count() }, { n: 4 }],
    ['counts nothing', { where: [['city', '==', 'east']] }, { n: count() }, { n: 0 }],
    ['counts from a cursor on', { orderBy: [['city', 'asc']], startAfter: ['north'] }, { n: count() }, { n: 4 }],
    [
      'counts alternatives once',
      {
        where: [
          {
            any: [
              ['city', '==', 'north'],
              ['amount', '==', 10],
            ],
          },
        ],
      },
      { n: count() },
      { n: 2 },
    ],
    ['sums numbers and passes over what is none', all, { total: sum('amount') }, { total: 25 }],
    ['averages numbers and passes over what is none', all, { mean: average('amount') }, { mean: 25 / 3 }],
    ['sums nothing to 0', { where: [['city', '==', 'east']] }, { total: sum('amount') }, { total: 0 }],
    ['averages nothing to null', { where: [['city', '==', 'east']] }, { mean: average('amount') }, { mean: null }],
    ['averages no number to null', { where: [['amount', '==', 'much']] }, { mean: average('amount') }, { mean: null }],
    ['does several at once', north, { n: count(), total: sum('amount'), mean: average('amount') }, { n: 2, total: 30, mean: 15 }],
    [
      'takes only documents that hold every aggregated field',
      all,
      { n: count(), total: sum('amount'), tips: sum('tip') },
      { n: 4, total: 5, tips: 9.5 },
    ],
    ['counts with a sum only what holds the field', all, { n: count(), total: sum('amount') }, { n: 5, total: 25 }],
    ['sums within an order', { orderBy: [['amount', 'asc']], limit: 2 }, { total: sum('amount') }, { total: -5 }],
  ]
  it.each(cases)('%s', async (_, query, aggregates, expected) => {
    expect(await documents().aggregate({ collection: 'gifts', ...query }, aggregates)).toEqual(expected)
  })

  it('sums to NaN if one value is NaN, and to Infinity', async () => {
    await seed(documents(), 'odd', { a: { n: Number.NaN }, b: { n: 1 } })
    expect(await documents().aggregate({ collection: 'odd' }, { total: sum('n'), mean: average('n') })).toEqual({
      total: Number.NaN,
      mean: Number.NaN,
    })
    await seed(documents(), 'high', { a: { n: Number.POSITIVE_INFINITY }, b: { n: 1 } })
    expect(await documents().aggregate({ collection: 'high' }, { total: sum('n') })).toEqual({ total: Number.POSITIVE_INFINITY })
  })

  it('reads fields in maps and escaped names', async () => {
    await seed(documents(), 'deep', { a: { place: { seats: 3 }, 'odd.name': 4 } })
    expect(await documents().aggregate({ collection: 'deep' }, { a: sum('place.seats'), b: sum('`odd.name`') })).toEqual({ a: 3, b: 4 })
  })

  it('takes one to five aggregates', async () => {
    const five = { a: count(), b: sum('amount'), c: average('amount'), d: sum('tip'), e: average('tip') }
    expect(Object.keys(await documents().aggregate({ collection: 'gifts' }, five))).toHaveLength(5)
    await expectPortError(documents().aggregate({ collection: 'gifts' }, { ...five, f: count() }), 'documents', 'invalid-argument')
    await expectPortError(documents().aggregate({ collection: 'gifts' }, {}), 'documents', 'invalid-argument')
  })
}
