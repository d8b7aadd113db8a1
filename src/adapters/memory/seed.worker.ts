import { DocumentStore } from './documents/document-store'
import { IndexedDbStore } from './documents/indexeddb-store'
import { fetchSeason } from './season-file'
import type { SeedResult } from './seed-in-worker'
import { isSeeded } from './seed-marker'
import { SystemClock } from './system-clock'

/** Fetches the sample season and stores it in the database of the given name, all or nothing, off the page's main thread. */
async function seed(databaseName: string): Promise<SeedResult> {
  const store = new DocumentStore(new SystemClock())
  const durable = await IndexedDbStore.open(indexedDB, databaseName, store)
  try {
    if (!isSeeded(store)) await durable.replace(await fetchSeason(), () => isSeeded(store))
    return {}
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  } finally {
    durable.close()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => void seed(data).then(answer => postMessage(answer)))
