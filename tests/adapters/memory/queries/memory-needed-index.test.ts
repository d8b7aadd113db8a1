import { describe, expect, it } from 'vitest'
import { DeclaredIndexes } from '../../../../src/adapters/memory/queries/declared-indexes'
import { declaredIn, indexFile } from '../../../../src/adapters/memory/queries/firestore-indexes-json'
import { indexKey, neededIndexes } from '../../../../src/adapters/memory/queries/needed-index'
import type { Query } from '../../../../src/ports/documents'

const day = new Date('2027-10-16T18:00:00Z')

/** Examples from the documentation of the hosted database. */
const cases: readonly (readonly [string, Omit<Query, 'collection'>, readonly string[]])[] = [
  ['the whole collection', {}, []],
  ['one equality', { where: [['status', '==', 'open']] }, []],
  [
    'several equalities: single indexes are joined',
    {
      where: [
        ['status', '==', 'open'],
        ['queue', '==', 'ads'],
      ],
    },
    [],
  ],
  ['one range', { where: [['at', '>', day]] }, []],
  [
    'a range between two bounds',
    {
      where: [
        ['at', '>', day],
        ['at', '<', day],
      ],
    },
    [],
  ],
  ['one order, either way', { orderBy: [['at', 'desc']] }, []],
  ['an order by what the range is on', { where: [['at', '>', day]], orderBy: [['at', 'desc']] }, []],
  ['one array-contains', { where: [['tags', 'array-contains', 'ink']] }, []],
  [
    'array-contains beside an equality',
    {
      where: [
        ['tags', 'array-contains', 'ink'],
        ['status', '==', 'open'],
      ],
    },
    [],
  ],
  ['a list of values', { where: [['status', 'in', ['open', 'new']]] }, []],
  ['an order by what is equal', { where: [['status', '==', 'open']], orderBy: [['status', 'asc']] }, []],
  ['an order by name', { orderBy: [['__name__', 'asc']] }, []],
  ['equality and order', { where: [['status', '==', 'open']], orderBy: [['at', 'desc']] }, ['tasks: status ↑, at ↓']],
  [
    'equality and range',
    {
      where: [
        ['status', '==', 'open'],
        ['at', '>', day],
      ],
    },
    ['tasks: status ↑, at ↑'],
  ],
  [
    'equalities in any order, then the range',
    {
      where: [
        ['status', '==', 'open'],
        ['at', '>', day],
        ['queue', '==', 'ads'],
      ],
    },
    ['tasks: queue ↑, status ↑, at ↑'],
  ],
  [
    'several orders',
    {
      orderBy: [
        ['queue', 'asc'],
        ['at', 'desc'],
      ],
    },
    ['tasks: queue ↑, at ↓'],
  ],
  ['array-contains and order', { where: [['tags', 'array-contains', 'ink']], orderBy: [['at', 'asc']] }, ['tasks: tags ∋, at ↑']],
  [
    'any of several in an array, and order',
    { where: [['tags', 'array-contains-any', ['ink', 'oil']]], orderBy: [['at', 'asc']] },
    ['tasks: tags ∋, at ↑'],
  ],
  ['a list of values and order', { where: [['status', 'in', ['open', 'new']]], orderBy: [['at', 'asc']] }, ['tasks: status ↑, at ↑']],
  [
    'ranges on two fields, implied orders by name',
    {
      where: [
        ['size', '>', 1],
        ['at', '>', day],
      ],
    },
    ['tasks: at ↑, size ↑'],
  ],
  [
    'the last of an order: the other way round',
    { where: [['status', '==', 'open']], orderBy: [['at', 'asc']], limitToLast: 5 },
    ['tasks: status ↑, at ↓'],
  ],
  ['not equal orders the result', { where: [['status', '!=', 'open']], orderBy: [['at', 'asc']] }, ['tasks: at ↑, status ↑']],
  [
    'alternatives: one index each',
    {
      where: [
        {
          any: [
            ['status', '==', 'open'],
            ['queue', '==', 'ads'],
          ],
        },
      ],
      orderBy: [['at', 'asc']],
    },
    ['tasks: status ↑, at ↑', 'tasks: queue ↑, at ↑'],
  ],
  [
    'a name in another direction than the last order',
    {
      orderBy: [
        ['at', 'asc'],
        ['__name__', 'desc'],
      ],
    },
    ['tasks: at ↑, __name__ ↓'],
  ],
]

describe('the index a query needs', () => {
  it.each(cases)('%s', (_, query, expected) => expect(neededIndexes({ collection: 'tasks', ...query }).map(indexKey)).toEqual(expected))

  it('uses the collection’s last segment, at any depth', () => {
    const query: Query = { collection: 'threads/t1/messages', where: [['fromId', '==', 'a']], orderBy: [['sentAt', 'desc']] }
    expect(neededIndexes(query).map(indexKey)).toEqual(['messages: fromId ↑, sentAt ↓'])
  })

  it('includes the field of a sum', () => {
    expect(neededIndexes({ collection: 'donations', where: [['fundId', '==', 'f']] }, ['amount.cents']).map(indexKey)).toEqual([
      'donations: fundId ↑, amount.cents ↑',
    ])
  })

  it('is required for a group even for one field', () => {
    const group = (query: Omit<Query, 'collection'>) => neededIndexes({ collection: 'terms', group: true, ...query }).map(indexKey)
    expect(group({})).toEqual([])
    expect(group({ where: [['personId', '==', 'a']] })).toEqual(['terms (group): personId ↑'])
    expect(group({ where: [['hosts', 'array-contains', 'a']] })).toEqual(['terms (group): hosts ∋'])
    expect(group({ where: [['personId', '==', 'a']], orderBy: [['start', 'asc']] })).toEqual(['terms (group): personId ↑, start ↑'])
  })
})

describe('the file', () => {
  const needed = [
    ...neededIndexes({ collection: 'tasks', where: [['status', '==', 'open']], orderBy: [['at', 'desc']] }),
    ...neededIndexes({ collection: 'terms', group: true, where: [['personId', '==', 'a']] }),
  ]
  it('has the format that the deployment reads', () =>
    expect(indexFile(needed)).toEqual({
      indexes: [
        {
          collectionGroup: 'tasks',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'status', order: 'ASCENDING' },
            { fieldPath: 'at', order: 'DESCENDING' },
          ],
        },
      ],
      fieldOverrides: [
        {
          collectionGroup: 'terms',
          fieldPath: 'personId',
          indexes: [
            { order: 'ASCENDING', queryScope: 'COLLECTION' },
            { order: 'DESCENDING', queryScope: 'COLLECTION' },
            { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
            { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
          ],
        },
      ],
    }))
  it('declares the same indexes in any order', () => {
    expect(declaredIn(indexFile([...needed].reverse()))).toEqual(declaredIn(indexFile(needed)))
    expect(declaredIn(indexFile(needed)).map(indexKey).sort()).toEqual(needed.map(indexKey).sort())
  })
  it('refuses a query without an index, and names the index', () => {
    const declared = new DeclaredIndexes(indexFile(needed))
    declared.require({ collection: 'tasks', where: [['status', '==', 'open']], orderBy: [['at', 'desc']] })
    const refused = () => declared.require({ collection: 'tasks', where: [['status', '==', 'open']], orderBy: [['at', 'asc']] })
    expect(refused).toThrow(expect.objectContaining({ port: 'documents', code: 'failed-precondition' }))
    expect(refused).toThrow('the query needs the index tasks: status ↑, at ↑; npm run indexes declares it')
  })
})
