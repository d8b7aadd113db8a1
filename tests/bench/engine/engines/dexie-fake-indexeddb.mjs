import 'fake-indexeddb/auto'
import { Dexie, liveQuery } from 'dexie'
import { maxResults } from '../records.mjs'

export async function open() {
  const database = new Dexie('bench')
  database.version(1).stores({ studios: 'id, place, rank, name, *tags, [area+status+rank]' })
  const { studios } = database
  const two = (area, status) =>
    studios.where('[area+status+rank]').between([area, status, Dexie.minKey], [area, status, Dexie.maxKey]).limit(maxResults).toArray()
  return {
    load: async records => void (await studios.bulkAdd(records)),
    equality: place => studios.where({ place }).toArray(),
    range: from => studios.where('rank').aboveOrEqual(from).limit(maxResults).toArray(),
    contains: tag => studios.where('tags').equals(tag).toArray(),
    two,
    prefix: begin => studios.where('name').startsWith(begin).limit(maxResults).toArray(),
    async watch(area, status, next) {
      const subscription = liveQuery(() => two(area, status)).subscribe(next)
      return () => subscription.unsubscribe()
    },
    change: async (id, fields) => void (await studios.update(id, fields)),
    settle: () => new Promise(resolve => setImmediate(resolve)),
  }
}
