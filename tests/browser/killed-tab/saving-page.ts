import { DocumentStore } from '../../../src/adapters/memory/documents/document-store'
import { IndexedDbStore } from '../../../src/adapters/memory/documents/indexeddb-store'
import { StoreDocuments } from '../../../src/adapters/memory/documents/store-documents'
import { SystemClock } from '../../../src/adapters/memory/system-clock'

declare global {
  interface Window {
    /** Is called with every saved round; set by the test. */
    saved(round: number): void
    /** Saves round after round until the tab is killed; each is one commit of many documents. */
    save(): Promise<never>
    /** The round and the size of each document. */
    kept(): Promise<readonly { readonly id: string; readonly round: number; readonly bytes: number }[]>
  }
}

/** Number of documents in a commit, and bytes of text in each. */
const documentCount = 40
const bytes = 20_000

async function opened() {
  const store = new DocumentStore(new SystemClock())
  const durable = await IndexedDbStore.open(indexedDB, 'killed-tab', store, new BroadcastChannel('killed-tab'))
  return new StoreDocuments(store, durable)
}

window.save = async () => {
  const documents = await opened()
  const [last] = await documents.query({ collection: 'parts', limit: 1 })
  for (let round = Number(last?.data['round'] ?? 0) + 1; ; round++) {
    const text = String(round % 10).repeat(bytes)
    await documents.commit(Array.from({ length: documentCount }, (_, i) => ({ op: 'set', path: `parts/${i}`, data: { round, text } })))
    window.saved(round)
  }
}

window.kept = async () => {
  const docs = await (await opened()).query({ collection: 'parts' })
  return docs.map(({ id, data }) => ({ id, round: Number(data['round']), bytes: String(data['text']).length }))
}
