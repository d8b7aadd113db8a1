import { beforeEach, describe, expect, it } from 'vitest'
import type { Comparison, Documents, Value } from '../../../src/ports/documents'
import { found, seed } from './seeded'

const day = (n: number) => new Date(Date.UTC(2041, 4, n))

/**
 * Values in Firestore's order, each with the id of its document; the values of one line are equal.
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
const ascending: readonly (readonly (readonly [id: string, value: Value])[])[] = [
  [['nil', null]],
  [['no', false]],
  [['yes', true]],
  [['nan', Number.NaN]],
  [['minusInfinity', Number.NEGATIVE_INFINITY]],
  [['veryLow', -1.7976931348623157e308]],
  [['minusTwo', -2]],
  [['minusHalf', -0.5]],
  [
    ['minusZero', -0],
    ['zero', 0],
  ],
  [['tiny', 5e-324]],
  [['half', 0.5]],
  [['one', 1]],
  [['ten', 10]],
  [['long', 9007199254740991]],
  [['huge', 1e300]],
  [['infinity', Number.POSITIVE_INFINITY]],
  [['firstInstant', new Date('0001-01-01T00:00:00Z')]],
  [['before1970', new Date(-1)]],
  [['epoch', new Date(0)]],
  [['instant', day(1)]],
  [['later', day(2)]],
  [['lastInstant', new Date('9999-12-31T23:59:59.999Z')]],
  [['empty', '']],
  [['nul', '\u0000']],
  [['space', ' ']],
  [['digits', '10']],
  [['digit', '9']],
  [['capital', 'Zoe']],
  [['small', 'anna']],
  [['smaller', 'annals']],
  [['combining', 'e\u0301']],
  [['accent', '\u00e9']],
  [['hangul', '\ud55c']],
  [['privateUse', '\ue000']],
  [['lastOfBasic', '\uffee']],
  [['emoji', '🎨']],
  [['laterEmoji', '🖼']],
  [['list0', []]],
  [['listNull', [null]]],
  [['listOne', [1]]],
  [['listOneTwo', [1, 2]]],
  [['listTwo', [2]]],
  [['listText', ['a']]],
  [['listMap', [{}]]],
  [['map0', {}]],
  [['mapA', { a: 1 }]],
  [['mapAB', { a: 1, b: 0 }]],
  [['mapA2', { a: 2 }]],
  [['mapAText', { a: 'x' }]],
  [['mapB', { b: -1 }]],
]
const ids = ascending.flatMap(line => line.map(([id]) => id))

export function valueCases(documents: () => Documents): void {
  describe('of every kind', () => {
    beforeEach(() => seed(documents(), 'v', { ...Object.fromEntries(ascending.flat().map(([id, x]) => [id, { x }])), absent: { y: 1 } }))
    const where = (op: Comparison, value: Value) => found(documents(), { collection: 'v', where: [['x', op, value]] })

    it('are sorted in the order of the database, both ways, and documents without the field are omitted', async () => {
      expect(await found(documents(), { collection: 'v', orderBy: [['x', 'asc']] })).toBe(ids.join(' '))
      const down = ascending.toReversed().flatMap(line => line.map(([id]) => id).reverse())
      expect(await found(documents(), { collection: 'v', orderBy: [['x', 'desc']] })).toBe(down.join(' '))
    })

    it.each(ascending.map(line => [line[0]![0], line[0]![1], line.map(([id]) => id).join(' ')] as const))(
      'are found when equal: %s',
      async (_, value, expected) => {
        expect(await where('==', value)).toBe(expected)
      },
    )

    const ranges: readonly (readonly [Comparison, Value, string])[] = [
      ['<', 0, 'minusInfinity veryLow minusTwo minusHalf'],
      ['<=', 0, 'minusInfinity veryLow minusTwo minusHalf minusZero zero'],
      ['<', -0, 'minusInfinity veryLow minusTwo minusHalf'],
      ['>', 0, 'tiny half one ten long huge infinity'],
      ['>', -0, 'tiny half one ten long huge infinity'],
      ['>=', 10, 'ten long huge infinity'],
      ['>', Number.POSITIVE_INFINITY, ''],
      ['>=', Number.POSITIVE_INFINITY, 'infinity'],
      ['<', Number.NEGATIVE_INFINITY, ''],
      ['<=', Number.NEGATIVE_INFINITY, 'minusInfinity'],
      ['>', Number.NEGATIVE_INFINITY, 'veryLow minusTwo minusHalf minusZero zero tiny half one ten long huge infinity'],
      ['<', true, 'no'],
      ['<=', true, 'no yes'],
      ['<=', false, 'no'],
      ['<', false, ''],
      ['>', false, 'yes'],
      ['>=', false, 'no yes'],
      ['>', true, ''],
      ['<', day(1), 'firstInstant before1970 epoch'],
      ['<=', day(1), 'firstInstant before1970 epoch instant'],
      ['>', day(1), 'later lastInstant'],
      ['>=', day(2), 'later lastInstant'],
      ['<', '', ''],
      ['<=', '', 'empty'],
      ['<', '9', 'empty nul space digits'],
      ['>=', 'annals', 'smaller combining accent hangul privateUse lastOfBasic emoji laterEmoji'],
      ['>', '\uf8ff', 'lastOfBasic emoji laterEmoji'],
      ['>', '🎨', 'laterEmoji'],
      ['<', 'a', 'empty nul space digits digit capital'],
      ['<', [], ''],
      ['<=', [1], 'list0 listNull listOne'],
      ['>', [1], 'listOneTwo listTwo listText listMap'],
      ['>=', ['a'], 'listText listMap'],
      ['<', {}, ''],
      ['>', {}, 'mapA mapAB mapA2 mapAText mapB'],
      ['<=', { a: 1 }, 'map0 mapA'],
      ['>', { a: 1 }, 'mapAB mapA2 mapAText mapB'],
      ['>=', { a: 2 }, 'mapA2 mapAText mapB'],
    ]
    it.each(ranges)('are found within their kind: x %s %j', async (op, value, expected) => {
      expect(await where(op, value)).toBe(expected)
    })

    const but = (...excluded: string[]) => ids.filter(id => id !== 'nil' && !excluded.includes(id)).join(' ')
    const excluding: readonly (readonly [Comparison, Value, string])[] = [
      ['!=', null, but()],
      ['!=', Number.NaN, but('nan')],
      ['!=', 0, but('zero', 'minusZero')],
      ['!=', 'anna', but('small')],
      ['!=', [1, 2], but('listOneTwo')],
      ['!=', { a: 1 }, but('mapA')],
      ['!=', 'nothing like it', but()],
      ['not-in', ['anna'], but('small')],
      ['not-in', [1, '', true, day(1)], but('one', 'empty', 'yes', 'instant')],
      ['not-in', [Number.NaN], but('nan')],
      ['not-in', [[1]], but('listOne')],
      ['not-in', [{}], but('map0')],
      ['not-in', [null], ''],
      ['not-in', [1, null], ''],
    ]
    it.each(excluding)('are excluded, and so are null and missing values: x %s %j', async (op, value, expected) => {
      expect(await where(op, value)).toBe(expected)
    })

    const listed: readonly (readonly [Comparison, Value, string])[] = [
      ['in', ['Zoe', 1], 'capital one'],
      ['in', [1, 1, 1], 'one'],
      ['in', [null, 1], 'one'],
      ['in', [null], ''],
      ['in', [Number.NaN, 10], 'ten'],
      ['in', [Number.NaN], ''],
      ['in', [[1, 2]], 'listOneTwo'],
      ['in', [{ a: 1 }, { a: 3 }], 'mapA'],
      ['in', [day(1), 'nobody'], 'instant'],
      ['in', [true, false], 'no yes'],
      ['array-contains', 1, 'listOne listOneTwo'],
      ['array-contains', 2, 'listOneTwo listTwo'],
      ['array-contains', 'a', 'listText'],
      ['array-contains', {}, 'listMap'],
      ['array-contains', 'anna', ''],
      ['array-contains-any', [1, 'a'], 'listOne listOneTwo listText'],
      ['array-contains-any', [null, 'a'], 'listText'],
      ['array-contains-any', [null], ''],
      ['array-contains-any', [{}, 2], 'listMap listOneTwo listTwo'],
    ]
    it.each(listed)('are found by lists: x %s %j', async (op, value, expected) => {
      expect(await where(op, value)).toBe(expected)
    })
  })

  it('keep the sign of zero', async () => {
    await seed(documents(), 'v', { a: { x: -0 } })
    expect((await documents().get('v/a'))?.data).toEqual({ x: -0 })
  })
}
