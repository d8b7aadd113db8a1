import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { IndexedDbStore } from '../../../../src/adapters/memory/documents/indexeddb-store'
import { StoreDocuments } from '../../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../../src/adapters/memory/documents/volatile-store'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'
import { documentsSuite } from '../../../suites/documents.suite'

documentsSuite('memory', async () => {
  const store = new DocumentStore(new SystemClock())
  return { documents: new StoreDocuments(store, new VolatileStore(store)), close: async () => undefined }
})

let opened = 0
documentsSuite('IndexedDB', async () => {
  const store = new DocumentStore(new SystemClock())
  const durable = await IndexedDbStore.open(indexedDB, `suite-${++opened}`, store)
  return { documents: new StoreDocuments(store, durable), close: async () => durable.close() }
})

/** Not in the contract suite: Firebase's SDK (12.19) also finds inherited properties when it reads a field, and throws on such a query. */
it('finds by fields with names such as `constructor`', async () => {
  const store = new DocumentStore(new SystemClock())
  const documents = new StoreDocuments(store, new VolatileStore(store))
  await documents.commit([
    { op: 'set', path: 'studios/1', data: { constructor: 1 } },
    { op: 'set', path: 'studios/2', data: { a: 1 } },
  ])
  expect((await documents.query({ collection: 'studios', where: [['constructor', '==', 1]] })).map(doc => doc.id)).toEqual(['1'])
  expect(await documents.query({ collection: 'studios', where: [['hasOwnProperty', '!=', 1]] })).toHaveLength(0)
})

/** Not in the contract suite: Firebase's SDK aborts such an attempt at the second read, so fewer of its attempts finish. */
it('a transaction that reads a document twice finds the same, and runs again where others have written it in between', async () => {
  const store = new DocumentStore(new SystemClock())
  const documents = new StoreDocuments(store, new VolatileStore(store))
  const seen: unknown[] = []
  await documents.transact(async transaction => {
    const first = await transaction.get('sequences/letters')
    if (seen.length === 0) await documents.commit([{ op: 'create', path: 'sequences/letters', data: { last: 1 } }])
    const again = await transaction.get('sequences/letters')
    seen.push([first?.data['last'], again?.data['last']])
    const last = Number(again?.data['last'] ?? 0) + 1
    transaction.write({ op: again ? 'update' : 'create', path: 'sequences/letters', data: { last } })
  })
  expect(seen).toEqual([
    [undefined, undefined],
    [1, 1],
  ])
  expect((await documents.get('sequences/letters'))?.data['last']).toBe(2)
})
