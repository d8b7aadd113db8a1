import { beforeEach, expect, it } from 'vitest'
import { type Documents, documentId, type Query, sum } from '../../../src/ports/documents'

/** https://firebase.google.com/docs/firestore/query-data/queries#collection-group-query */
export function groupCases(documents: () => Documents): void {
  beforeEach(() =>
    documents().commit(
      [
        ['weekends/top', 5],
        ['editions/2040/weekends/1', 3],
        ['editions/2041/weekends/1', 1],
        ['editions/2041/weekends/2', 4],
        ['editions/2041/weekends/2/weekends/deep', 2],
        ['editions/2041/days/1', 9],
        ['editions/2041', 8],
        ['myweekends/1', 7],
      ].map(([path, n]) => ({ op: 'set' as const, path: String(path), data: { n: n! } })),
    ),
  )
  const paths = async (query: Omit<Query, 'collection' | 'group'>) =>
    (await documents().query({ collection: 'weekends', group: true, ...query })).map(({ path }) => path.replaceAll('editions/', ''))

  const all = ['2040/weekends/1', '2041/weekends/1', '2041/weekends/2', '2041/weekends/2/weekends/deep', 'weekends/top']
  const asked: readonly (readonly [string, Omit<Query, 'collection' | 'group'>, readonly string[]])[] = [
    ['all, by path', {}, all],
    ['down', { orderBy: [[documentId, 'desc']] }, all.toReversed()],
    ['by a field', { orderBy: [['n', 'asc']] }, [all[1]!, all[3]!, all[0]!, all[2]!, all[4]!]],
    ['a range', { where: [['n', '>=', 4]] }, [all[2]!, all[4]!]],
    ['an equality', { where: [['n', '==', 1]] }, [all[1]!]],
    ['the last', { orderBy: [['n', 'asc']], limitToLast: 1 }, [all[4]!]],
    ['one by its path', { where: [[documentId, '==', 'editions/2041/weekends/2']] }, [all[2]!]],
    ['from a path on', { where: [[documentId, '>=', 'editions/2041/weekends/2']] }, [all[2]!, all[3]!, all[4]!]],
    ['after a path', { orderBy: [[documentId, 'asc']], startAfter: ['editions/2041/weekends/1'] }, [all[2]!, all[3]!, all[4]!]],
  ]
  it.each(asked)('finds %s', async (_, query, expected) => {
    expect(await paths(query)).toEqual(expected)
  })

  it('follows writes to all of its collections, including new ones', async () => {
    expect(await paths({ where: [['n', '==', 6]] })).toEqual([])
    await documents().commit([
      { op: 'set', path: 'editions/2042/weekends/1', data: { n: 6 } },
      { op: 'delete', path: 'weekends/top' },
      { op: 'update', path: 'editions/2040/weekends/1', data: { n: 6 } },
    ])
    expect(await paths({ where: [['n', '==', 6]] })).toEqual(['2040/weekends/1', '2042/weekends/1'])
    expect(await paths({ where: [['n', '>', 4]] })).toEqual(['2040/weekends/1', '2042/weekends/1'])
  })

  it('sums over all of its collections', async () => {
    expect(await documents().aggregate({ collection: 'weekends', group: true }, { total: sum('n') })).toEqual({ total: 15 })
  })

  it('continues after a document of any of its collections', async () => {
    const doc = (await documents().get('editions/2041/weekends/2'))!
    expect(await paths({ orderBy: [['n', 'asc']], startAfter: doc })).toEqual(['weekends/top'])
  })
}
