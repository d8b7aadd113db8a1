import { beforeEach, describe, expect, it } from 'vitest'
import { type Documents, documentId, type Order, type Query } from '../../../src/ports/documents'
import { found, seed } from './seeded'

type Asked = Omit<Query, 'collection'>
const up: readonly Order[] = [['rank', 'asc']]
const down: readonly Order[] = [['rank', 'desc']]
const two: readonly Order[] = [
  ['rank', 'asc'],
  ['seats', 'desc'],
]
const whole: readonly Order[] = [
  ['rank', 'asc'],
  [documentId, 'asc'],
]

/** https://firebase.google.com/docs/firestore/query-data/query-cursors */
export function cursorCases(documents: () => Documents): void {
  beforeEach(() =>
    seed(documents(), 'studios', {
      ada: { rank: 2, seats: 10, city: 'north' },
      bea: { rank: 1, seats: 30, city: 'south' },
      cyd: { rank: 1, seats: 20, city: 'north' },
      dot: { rank: 3, seats: 5, city: 'north' },
      eve: { rank: 2, seats: 40, city: 'south' },
      fay: { seats: 1 },
    }),
  )
  // Up: bea cyd ada eve dot. Two fields: bea cyd eve ada dot.
  const byValues: readonly (readonly [string, Asked, string])[] = [
    ['from a value on', { orderBy: up, startAt: [2] }, 'ada eve dot'],
    ['after a value', { orderBy: up, startAfter: [1] }, 'ada eve dot'],
    ['up to a value', { orderBy: up, endAt: [2] }, 'bea cyd ada eve'],
    ['before a value', { orderBy: up, endBefore: [2] }, 'bea cyd'],
    ['between values', { orderBy: up, startAt: [2], endBefore: [3] }, 'ada eve'],
    ['from a value on, down', { orderBy: down, startAt: [2] }, 'eve ada cyd bea'],
    ['after a value, down', { orderBy: down, startAfter: [2] }, 'cyd bea'],
    ['up to a value, down', { orderBy: down, endAt: [2] }, 'dot eve ada'],
    ['before a value, down', { orderBy: down, endBefore: [2] }, 'dot'],
    ['from a value that nobody has', { orderBy: up, startAt: [1.5] }, 'ada eve dot'],
    ['from a value of a lower kind', { orderBy: up, startAt: [null] }, 'bea cyd ada eve dot'],
    ['from a value of a higher kind', { orderBy: up, startAt: ['x'] }, ''],
    ['up to a value of a higher kind', { orderBy: up, endAt: ['x'] }, 'bea cyd ada eve dot'],
    ['between values the wrong way round', { orderBy: up, startAt: [3], endAt: [1] }, ''],
    ['the first after a value', { orderBy: up, startAfter: [1], limit: 1 }, 'ada'],
    ['the last before a value', { orderBy: up, endBefore: [3], limitToLast: 2 }, 'ada eve'],
    ['from one of two values on', { orderBy: two, startAt: [2] }, 'eve ada dot'],
    ['after one of two values: all that begin so are passed', { orderBy: two, startAfter: [2] }, 'dot'],
    ['up to one of two values: all that begin so are there', { orderBy: two, endAt: [1] }, 'bea cyd'],
    ['from two values on', { orderBy: two, startAt: [2, 40] }, 'eve ada dot'],
    ['after two values', { orderBy: two, startAfter: [2, 40] }, 'ada dot'],
    ['before two values', { orderBy: two, endBefore: [2, 10] }, 'bea cyd eve'],
    ['after a value and an id', { orderBy: whole, startAfter: [1, 'bea'] }, 'cyd ada eve dot'],
    ['from a value and an id that is not there', { orderBy: whole, startAt: [1, 'bob'] }, 'cyd ada eve dot'],
    ['from an id on', { orderBy: [[documentId, 'asc']], startAt: ['dot'] }, 'dot eve fay'],
    ['after an id, down', { orderBy: [[documentId, 'desc']], startAfter: ['cyd'] }, 'bea ada'],
    ['after a value, behind an equality', { where: [['city', '==', 'north']], orderBy: up, startAfter: [1] }, 'ada dot'],
    ['within a range', { where: [['rank', '>', 1]], orderBy: up, startAfter: [2] }, 'dot'],
    ['outside a range: the range holds', { where: [['rank', '>', 1]], orderBy: up, startAt: [0] }, 'ada eve dot'],
    ['among alternatives', { where: [['city', 'in', ['north', 'south']]], orderBy: up, startAfter: [1], limit: 2 }, 'ada eve'],
    ['around an exclusion', { where: [['rank', '!=', 2]], orderBy: up, startAt: [1], endAt: [3] }, 'bea cyd dot'],
  ]
  it.each(byValues)('continues %s', async (_, query, expected) => {
    expect(await found(documents(), { collection: 'studios', ...query })).toBe(expected)
  })

  const byDocument: readonly (readonly [string, Asked, 'startAt' | 'startAfter' | 'endAt' | 'endBefore', string, string])[] = [
    ['from it on', { orderBy: up }, 'startAt', 'cyd', 'cyd ada eve dot'],
    ['after it', { orderBy: up }, 'startAfter', 'bea', 'cyd ada eve dot'],
    ['up to it', { orderBy: up }, 'endAt', 'ada', 'bea cyd ada'],
    ['before it', { orderBy: up }, 'endBefore', 'eve', 'bea cyd ada'],
    ['after it, down', { orderBy: down }, 'startAfter', 'eve', 'ada cyd bea'],
    ['after it, by id', {}, 'startAfter', 'dot', 'eve fay'],
    ['after it, by two fields', { orderBy: two }, 'startAfter', 'eve', 'ada dot'],
    ['after it, in the order of a range', { where: [['rank', '>=', 1]] }, 'startAfter', 'ada', 'eve dot'],
    [
      'after it, in the order of two ranges',
      {
        where: [
          ['rank', '>=', 1],
          ['seats', '>', 5],
        ],
      },
      'startAfter',
      'ada',
      'eve',
    ],
    ['the last before it', { orderBy: up, limitToLast: 1 }, 'endBefore', 'dot', 'eve'],
  ]
  it.each(byDocument)('continues at a document: %s', async (_, query, cursor, id, expected) => {
    const doc = await documents().get(`studios/${id}`)
    expect(await found(documents(), { collection: 'studios', ...query, [cursor]: doc })).toBe(expected)
  })

  it('continues at a document as it was read, although it is deleted', async () => {
    const doc = (await documents().get('studios/cyd'))!
    await documents().commit([{ op: 'delete', path: 'studios/cyd' }])
    expect(await found(documents(), { collection: 'studios', orderBy: up, startAfter: doc })).toBe('ada eve dot')
  })

  describe('paging', () => {
    it('shows every document once', async () => {
      const pages: string[] = []
      let after: Pick<Query, 'startAfter'> = {}
      for (;;) {
        const docs = await documents().query({ collection: 'studios', orderBy: up, limit: 2, ...after })
        if (docs.length === 0) break
        pages.push(docs.map(({ id }) => id).join(' '))
        after = { startAfter: docs.at(-1)! }
      }
      expect(pages).toEqual(['bea cyd', 'ada eve', 'dot'])
    })
  })
}
