import { DocumentStore } from './document-store'
import { IndexedDbStore } from './indexeddb-store'
import type { Planted } from './plant-aside'
import { isPlanted, sampleContent } from './season'
import { SystemClock } from './system-clock'

/** Makes the sample season and puts it into the database whose name it is told, all or nothing, off the page's own thread. */
async function plant(databaseName: string): Promise<Planted> {
  const store = new DocumentStore(new SystemClock())
  const durable = await IndexedDbStore.open(indexedDB, databaseName, store)
  try {
    if (!isPlanted(store)) await durable.replace(await sampleContent(), () => isPlanted(store))
    return {}
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  } finally {
    durable.close()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => void plant(data).then(answer => postMessage(answer)))
