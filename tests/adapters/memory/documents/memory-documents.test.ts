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
