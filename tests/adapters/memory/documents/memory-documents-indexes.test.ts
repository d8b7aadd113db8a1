import { expect, it } from 'vitest'
import { captured } from '../../../../src/adapters/memory/documents/captured-write'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { applied } from '../../../../src/adapters/memory/documents/fields-after-write'
import { SortedDocuments } from '../../../../src/adapters/memory/documents/sorted-documents'
import type { Stored } from '../../../../src/adapters/memory/documents/stored-document'
import { normalizedQuery } from '../../../../src/adapters/memory/queries/normalized-query'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'
import type { Query, Write } from '../../../../src/ports/documents'
import { isPortError } from '../../../../src/ports/errors'
import { Choices } from '../../../support/query-oracle/choices'
import { randomDocuments } from '../../../support/query-oracle/random-documents'
import { RandomQueries } from '../../../support/query-oracle/random-queries'

/** The result of a query by a full scan. */
function scanned(query: Query, documents: Iterable<Stored>): readonly string[] {
  const asked = normalizedQuery(query)
  const isAsked = ({ collection }: Stored) => (query.group ? collection.split('/').at(-1) === query.collection : collection === query.collection)
  const all = [...documents].filter(stored => isAsked(stored) && asked.holds(stored)).sort(asked.compare)
  return (asked.fromEnd ? all.slice(-asked.most) : all.slice(0, asked.most)).map(({ path }) => path)
}

/** A store and a plain map with the same documents, changed by random commits. */
class Twins {
  readonly store = new DocumentStore(new SystemClock())
  readonly plain = new Map<string, Stored>()

  constructor(private readonly chosen: Choices) {
    this.commit(randomDocuments(chosen, 300).map(({ path, data }) => ({ op: 'set', path, data })))
  }

  commitSome(): void {
    const fresh = randomDocuments(this.chosen, 300)
    this.commit(
      Array.from({ length: 1 + this.chosen.below(6) }, (): Write => {
        const { path, data } = this.chosen.one(fresh)
        return this.chosen.once(4) ? { op: 'delete', path } : { op: 'set', path, data, ...(this.chosen.once(2) && { merge: true as const }) }
      }),
    )
  }

  private commit(writes: readonly Write[]): void {
    const all = writes.map(captured)
    this.store.apply(this.store.prepare(all))
    for (const write of all) {
      const data = applied(write, this.plain.get(write.path)?.data, new Date(0))
      if (data) this.plain.set(write.path, { collection: write.collection, id: write.id, path: write.path, data, objects: [] })
      else this.plain.delete(write.path)
    }
  }

  queries(): RandomQueries {
    return new RandomQueries(
      this.chosen,
      [...this.plain.values()].map(stored => ({ id: stored.id, path: stored.path, data: stored.data })),
    )
  }
}

/** A random query that the store accepts. */
function answered(queries: RandomQueries): Query {
  for (;;) {
    const query = queries.next()
    try {
      normalizedQuery(query)
      return query
    } catch (error) {
      // A cursor by a document that lacks an ordered field is refused; the contract suite tests that.
      if (!isPortError(error, 'documents', 'invalid-argument')) throw error
    }
  }
}

it.each([1, 2])('finds with indexes what a full scan finds, after any number of writes (seed %i)', seed => {
  const twins = new Twins(new Choices(seed))
  const queries = twins.queries()
  // The same queries are repeated, so that their indexes are old and were updated by writes.
  const asked = Array.from({ length: 40 }, () => answered(queries))
  for (let round = 0; round < 8; round++) {
    for (const query of asked)
      expect([query, twins.store.select(query).map(({ path }) => path)]).toEqual([query, scanned(query, twins.plain.values())])
    twins.commitSome()
  }
})

it.each([4, 5])(
  'tells watchers the result that looking at every document finds, and changes that lead from one to the next (seed %i)',
  async seed => {
    const twins = new Twins(new Choices(seed))
    const queries = twins.queries()
    const watched = Array.from({ length: 40 }, () => {
      const state = { query: answered(queries), docs: [] as readonly string[], followed: new Set<string>(), told: 0 }
      twins.store.watch(state.query, (result, changes) => {
        state.told++
        state.docs = result.map(({ path }) => path)
        for (const { kind, stored } of changes) {
          expect(state.followed.has(stored.path)).toBe(kind !== 'added')
          if (kind === 'removed') state.followed.delete(stored.path)
          else state.followed.add(stored.path)
        }
      })
      return state
    })
    for (let round = 0; round < 25; round++) {
      await Promise.resolve()
      for (const { query, docs, followed } of watched) {
        expect([query, docs]).toEqual([query, scanned(query, twins.plain.values())])
        expect([...followed].sort()).toEqual([...docs].sort())
      }
      twins.commitSome()
    }
    // Some watchers were notified of only some of the commits.
    expect(Math.min(...watched.map(({ told }) => told))).toBeLessThan(20)
  },
)

it('keeps documents in order through tens of thousands of additions and removals', () => {
  const chosen = new Choices(9)
  const stored = (n: number): Stored => ({ collection: 'c', id: String(n).padStart(6, '0'), path: '', data: {}, objects: [] })
  const compare = (a: Stored, b: Stored) => (a.id < b.id ? -1 : Number(a.id > b.id))
  const sorted = new SortedDocuments(
    compare,
    Array.from({ length: 3000 }, (_, i) => stored(i * 2)),
  )
  const kept = new Set(Array.from({ length: 3000 }, (_, i) => i * 2))
  for (let i = 0; i < 30_000; i++) {
    const n = chosen.below(8000)
    if (kept.delete(n)) sorted.remove(stored(n))
    else {
      kept.add(n)
      sorted.add(stored(n))
    }
  }
  const visited = (from: number, to: number, isUpward: boolean) => {
    const found: number[] = []
    const place = (n: number) => sorted.find(({ id }) => Number(id) < n)
    expect(sorted.find(({ id }) => Number(id) < to, place(from))).toEqual(place(to))
    sorted.visit(place(from), place(to), isUpward, ({ id }) => found.push(Number(id)) < 5000)
    return found
  }
  const expected = [...kept].sort((a, b) => a - b)
  expect(visited(0, 9000, true)).toEqual(expected)
  expect(visited(0, 9000, false)).toEqual(expected.toReversed())
  expect(visited(1000, 3001, true)).toEqual(expected.filter(n => n >= 1000 && n < 3001))
  expect(visited(5000, 5000, true)).toEqual([])
})
