import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { DocumentStore } from '../../src/adapters/memory/document-store'
import { IndexedDbStore } from '../../src/adapters/memory/indexeddb-store'
import { MemoryStore } from '../../src/adapters/memory/memory-store'
import { StoreDocuments } from '../../src/adapters/memory/store-documents'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import { documentsSuite } from '../suites/documents.suite'

documentsSuite('memory', async () => {
  const store = new DocumentStore(new SystemClock())
  return { documents: new StoreDocuments(store, new MemoryStore(store)), close: async () => undefined }
})

let opened = 0
documentsSuite('IndexedDB', async () => {
  const store = new DocumentStore(new SystemClock())
  const durable = await IndexedDbStore.open(indexedDB, `suite-${++opened}`, store)
  return { documents: new StoreDocuments(store, durable), close: async () => durable.close() }
})

/** Not in the suite: Firebase's SDK (12.19) looks fields up beyond the document's own, and fails for good on such a query. */
it('finds by fields that are called like parts of the language', async () => {
  const store = new DocumentStore(new SystemClock())
  const documents = new StoreDocuments(store, new MemoryStore(store))
  await documents.commit([
    { op: 'set', path: 'studios/1', data: { constructor: 1 } },
    { op: 'set', path: 'studios/2', data: { a: 1 } },
  ])
  expect((await documents.query({ collection: 'studios', where: [['constructor', '==', 1]] })).map(doc => doc.id)).toEqual(['1'])
  expect(await documents.query({ collection: 'studios', where: [['hasOwnProperty', '!=', 1]] })).toHaveLength(0)
})
