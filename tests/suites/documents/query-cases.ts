import { beforeEach, describe, expect, it } from 'vitest'
import type { Comparison, Documents, Fields, Query, Value, Where } from '../../../src/ports/documents'
import { expectPortError } from '../expect-port-error'

export function queryCases(documents: () => Documents): void {
  const plant = (collection: string, all: { readonly [id: string]: Fields }) =>
    documents().commit(Object.entries(all).map(([id, data]) => ({ op: 'set', path: `${collection}/${id}`, data })))
  const ids = async (query: Query) => (await documents().query(query)).map(doc => doc.id)

  describe('over values of every kind', () => {
    const at = new Date('2027-10-16T18:00:00Z')
    beforeEach(() =>
      plant('v', {
        a_null: { x: null },
        b_false: { x: false },
        c_true: { x: true },
        d_nan: { x: Number.NaN },
        e_minus: { x: -1 },
        f_two: { x: 2 },
        g_instant: { x: at },
        h_text: { x: 'Zoe' },
        i_small: { x: 'anna' },
        j_high: { x: '\uffee' },
        k_emoji: { x: '🎨' },
        l_list: { x: [1, 2] },
        m_longer: { x: [1, 2, 3] },
        n_map: { x: { a: 1 } },
        o_missing: { y: 1 },
      }),
    )

    it('orders them: null, booleans, numbers from NaN, instants, text by its bytes, lists, maps; a missing field is not there', async () => {
      const ordered = [
        'a_null',
        'b_false',
        'c_true',
        'd_nan',
        'e_minus',
        'f_two',
        'g_instant',
        'h_text',
        'i_small',
        'j_high',
        'k_emoji',
        'l_list',
        'm_longer',
        'n_map',
      ]
      expect(await ids({ collection: 'v', orderBy: [['x', 'asc']] })).toEqual(ordered)
      expect(await ids({ collection: 'v', orderBy: [['x', 'desc']] })).toEqual([...ordered].reverse())
    })

    const compared: readonly (readonly [Comparison, Value, readonly string[]])[] = [
      ['==', null, ['a_null']],
      ['==', Number.NaN, ['d_nan']],
      ['==', at, ['g_instant']],
      ['==', [1, 2], ['l_list']],
      ['==', { a: 1 }, ['n_map']],
      ['==', 'zoe', []],
      ['!=', 2, ['b_false', 'c_true', 'd_nan', 'e_minus', 'g_instant', 'h_text', 'i_small', 'j_high', 'k_emoji', 'l_list', 'm_longer', 'n_map']],
      ['<', 2, ['e_minus']],
      ['<=', 2, ['e_minus', 'f_two']],
      ['>', -1, ['f_two']],
      ['>=', -5, ['e_minus', 'f_two']],
      ['>=', 'a', ['i_small', 'j_high', 'k_emoji']],
      ['<', new Date('2027-10-17T00:00:00Z'), ['g_instant']],
      ['>', false, ['c_true']],
      ['>', [1, 2], ['m_longer']],
      ['in', [2, 'Zoe', null, Number.NaN], ['f_two', 'h_text']],
      ['not-in', [2, 'Zoe', false, true], ['d_nan', 'e_minus', 'g_instant', 'i_small', 'j_high', 'k_emoji', 'l_list', 'm_longer', 'n_map']],
      ['not-in', [2, null], []],
      ['array-contains', 3, ['m_longer']],
      ['array-contains', 9, []],
      ['array-contains-any', [3, 2, null], ['l_list', 'm_longer']],
    ]
    it.each(compared)('finds x %s %j', async (op, value, expected) => {
      expect((await ids({ collection: 'v', where: [['x', op, value]] })).sort()).toEqual([...expected].sort())
      expect(await documents().count({ collection: 'v', where: [['x', op, value]] })).toBe(expected.length)
    })
  })

  describe('over studios', () => {
    beforeEach(() =>
      plant('studios', {
        ada: { city: 'north', rank: 2, place: { floor: 1 }, tags: ['clay', 'ink'] },
        bea: { city: 'south', rank: 1, place: { floor: 2 }, tags: ['ink'] },
        cyd: { city: 'north', rank: 1, place: { floor: 2 }, tags: [] },
        dot: { city: 'north', rank: 3, tags: ['clay'] },
        Eve: { city: 'south', place: { floor: 3 } },
      }),
    )
    const found = (query: Omit<Query, 'collection'>) => ids({ collection: 'studios', ...query })

    it('orders by id, by its bytes, where nothing else is said', async () => {
      expect(await found({})).toEqual(['Eve', 'ada', 'bea', 'cyd', 'dot'])
    })

    it('needs every condition, also inside maps', async () => {
      expect(
        await found({
          where: [
            ['city', '==', 'north'],
            ['rank', '<', 3],
          ],
        }),
      ).toEqual(['cyd', 'ada'])
      expect(await found({ where: [['place.floor', '==', 2]] })).toEqual(['bea', 'cyd'])
      expect(
        await found({
          where: [
            ['place.floor', '>=', 2],
            ['tags', 'array-contains', 'ink'],
          ],
        }),
      ).toEqual(['bea'])
    })

    it('orders by the field of an inequality, then by id, in the direction of the last order', async () => {
      expect(await found({ where: [['rank', '>', 0]] })).toEqual(['bea', 'cyd', 'ada', 'dot'])
      expect(await found({ where: [['rank', '>', 0]], orderBy: [['rank', 'desc']] })).toEqual(['dot', 'ada', 'cyd', 'bea'])
      expect(await found({ where: [['rank', '!=', 3]], orderBy: [['city', 'desc']] })).toEqual(['bea', 'ada', 'cyd'])
    })

    it('adds the fields of several inequalities to the order by their names', async () => {
      expect(
        await found({
          where: [
            ['rank', '>=', 1],
            ['place.floor', '>=', 1],
          ],
        }),
      ).toEqual(['ada', 'bea', 'cyd'])
    })

    it('leaves out documents that lack an ordered field', async () => {
      expect(await found({ orderBy: [['rank', 'asc']] })).toEqual(['bea', 'cyd', 'ada', 'dot'])
      expect(
        await found({
          orderBy: [
            ['place.floor', 'asc'],
            ['rank', 'desc'],
          ],
        }),
      ).toEqual(['ada', 'cyd', 'bea'])
    })

    it('limits, and goes on after the last document seen', async () => {
      const page: Omit<Query, 'collection'> = { orderBy: [['rank', 'asc']], limit: 2 }
      expect(await found(page)).toEqual(['bea', 'cyd'])
      expect(await found({ ...page, startAfter: [1, 'cyd'] })).toEqual(['ada', 'dot'])
      expect(await found({ ...page, startAfter: [1, 'bea'] })).toEqual(['cyd', 'ada'])
      expect(await found({ orderBy: [['rank', 'desc']], startAfter: [1, 'cyd'] })).toEqual(['bea'])
      expect(await found({ startAfter: ['bea'] })).toEqual(['cyd', 'dot'])
      expect(await documents().count({ collection: 'studios', ...page })).toBe(2)
    })

    it('goes on after a gap: the document of the cursor need not be there', async () => {
      expect(await found({ orderBy: [['rank', 'asc']], startAfter: [1.5, 'nobody'] })).toEqual(['ada', 'dot'])
    })

    const refused: readonly (readonly [string, Omit<Query, 'collection'>])[] = [
      ['a limit of 0', { limit: 0 }],
      ['half a limit', { limit: 1.5 }],
      ['an empty list of alternatives', { where: [['rank', 'in', []]] }],
      ['an `in` without a list', { where: [['rank', 'in', 1]] }],
      ['31 alternatives', { where: [['rank', 'in', Array.from({ length: 31 }, (_, i) => i)]] }],
      ['11 exclusions', { where: [['rank', 'not-in', Array.from({ length: 11 }, (_, i) => i)]] }],
      [
        'two array-contains',
        {
          where: [
            ['tags', 'array-contains', 'a'],
            ['tags', 'array-contains', 'b'],
          ],
        },
      ],
      [
        'not-in beside !=',
        {
          where: [
            ['rank', 'not-in', [1]],
            ['city', '!=', 'x'],
          ],
        },
      ],
      [
        'more combinations than 30',
        {
          where: [
            ['rank', 'in', [1, 2, 3, 4, 5, 6]],
            ['city', 'in', ['a', 'b', 'c', 'd', 'e', 'f']],
          ],
        },
      ],
    ]
    it.each(refused)('refuses %s', async (_, query) => {
      await expectPortError(documents().query({ collection: 'studios', ...query }), 'documents', 'invalid-argument')
    })

    it('refuses the path of a document as a collection', async () => {
      await expectPortError(documents().query({ collection: 'studios/ada' }), 'documents', 'invalid-argument')
    })
  })

  it('finds a prefix by a range of its bytes', async () => {
    await plant('names', { a: { n: 'Ana' }, b: { n: 'Anaïs' }, c: { n: 'Anb' }, d: { n: 'ana' } })
    const prefix: readonly Where[] = [
      ['n', '>=', 'Ana'],
      ['n', '<', 'Ana\u{10ffff}'],
    ]
    expect(await ids({ collection: 'names', where: prefix })).toEqual(['a', 'b'])
  })
}
