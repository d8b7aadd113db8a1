import { expect, it } from 'vitest'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { StoreDocuments } from '../../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../../src/adapters/memory/documents/volatile-store'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'
import type { Doc, DocChange, Query } from '../../../../src/ports/documents'

function opened() {
  const store = new DocumentStore(new SystemClock())
  const documents = new StoreDocuments(store, new VolatileStore(store))
  const set = (id: string, rank: number) => documents.commit([{ op: 'set', path: `studios/${id}`, data: { rank, tags: [id] } }])
  return { documents, set }
}
const unexpected = (error: Error) => {
  throw error
}
const byRank: Query = { collection: 'studios', orderBy: [['rank', 'asc']], limit: 3 }

it('passes an unchanged document as the same object, and gives each watcher its own copy', async () => {
  const { documents, set } = opened()
  for (const [i, id] of ['a', 'b', 'c'].entries()) await set(id, i)
  const told: (readonly Doc[])[][] = [[], []]
  for (const mine of told) documents.watch(byRank, docs => mine.push(docs), unexpected)
  await set('b', 1.5)
  await set('b', 9)
  for (const [first, second, third] of told) {
    expect(first!.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(second![0]).toBe(first![0])
    expect(second![1]).toEqual({ id: 'b', path: 'studios/b', data: { rank: 1.5, tags: ['b'] } })
    expect(second![2]).toBe(first![2])
    expect(third!).toEqual([first![0], first![2], { id: 'b', path: 'studios/b', data: { rank: 9, tags: ['b'] } }])
    expect(third![1]).toBe(first![2])
  }
  const [one, other] = told
  for (const [i, doc] of one![2]!.entries()) expect(doc.data).not.toBe(other![2]![i]!.data)
})

it('passes the same object for a changed document in the result and in its changes', async () => {
  const { documents, set } = opened()
  const told: (readonly [readonly Doc[], readonly DocChange[]])[] = []
  documents.watch(byRank, (docs, changes) => told.push([docs, changes]), unexpected)
  await set('a', 1)
  await set('a', 2)
  for (const [docs, changes] of told.slice(1)) expect(changes[0]!.doc).toBe(docs[0])
})

it('notifies a later watcher of the same query of the newest result, all as added', async () => {
  const { documents, set } = opened()
  await set('a', 1)
  const stop = documents.watch(byRank, () => undefined, unexpected)
  await set('b', 2)
  const told: string[] = []
  const hear = (_: readonly Doc[], changes: readonly DocChange[]) => void told.push(changes.map(({ kind, doc }) => `${kind} ${doc.id}`).join(', '))
  documents.watch(byRank, hear, unexpected)
  stop()
  await set('c', 3)
  expect(told).toEqual(['added a, added b', 'added c'])
})

it('notifies all watchers of every commit in order, even if one of them commits', async () => {
  const { documents, set } = opened()
  const told: string[] = []
  const noted = (name: string) => (docs: readonly Doc[]) => void told.push(`${name}: ${docs.map(({ id }) => id).join(' ')}`)
  documents.watch(
    byRank,
    docs => {
      noted('first')(docs)
      if (docs.length === 1) void set('b', 2)
    },
    unexpected,
  )
  documents.watch(byRank, noted('second'), unexpected)
  await set('a', 1)
  await new Promise(resolve => setTimeout(resolve))
  expect(told).toEqual(['first: ', 'second: ', 'first: a', 'second: a', 'first: a b', 'second: a b'])
})

it('reports what a watcher throws, and still notifies the others', async () => {
  const { documents, set } = opened()
  const reported: unknown[] = []
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', error => reported.push(error))
  try {
    const broken = new Error('a page that cannot draw this')
    documents.watch(
      byRank,
      () => {
        throw broken
      },
      unexpected,
    )
    const told: number[] = []
    documents.watch(byRank, docs => told.push(docs.length), unexpected)
    await set('a', 1)
    await new Promise(resolve => setTimeout(resolve))
    expect(told).toEqual([0, 1])
    expect(reported).toEqual([broken, broken])
  } finally {
    process.removeAllListeners('uncaughtException')
    for (const listener of others) process.on('uncaughtException', listener)
  }
})
