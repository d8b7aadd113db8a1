import 'fake-indexeddb/auto'
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
