import { and, BTreeIndex, createCollection, createLiveQueryCollection, eq, gte, inArray, localOnlyCollectionOptions, lt } from '@tanstack/db'
import { maxResults } from '../records.mjs'

export async function open() {
  const studios = createCollection(
    localOnlyCollectionOptions({ id: 'studios', getKey: ({ id }) => id, autoIndex: 'eager', defaultIndexType: BTreeIndex }),
  )
  const live = build => createLiveQueryCollection({ query: query => build(query.from({ studio: studios })), startSync: true })
  const find = async build => {
    const collection = live(build)
    const found = (await collection.toArrayWhenReady()).map(record => ({ ...record }))
    await collection.cleanup()
    return found
  }
  const two = (area, status) => query =>
    query
      .where(({ studio }) => and(eq(studio.area, area), eq(studio.status, status)))
      .orderBy(({ studio }) => studio.rank)
      .limit(maxResults)
  return {
    load: async records => void studios.insert(records),
    equality: place => find(query => query.where(({ studio }) => eq(studio.place, place))),
    range: from =>
      find(query =>
        query
          .where(({ studio }) => gte(studio.rank, from))
          .orderBy(({ studio }) => studio.rank)
          .limit(maxResults),
      ),
    contains: tag => find(query => query.where(({ studio }) => inArray(tag, studio.tags))),
    two: (area, status) => find(two(area, status)),
    prefix: begin =>
      find(query =>
        query
          .where(({ studio }) => and(gte(studio.name, begin), lt(studio.name, `${begin}~`)))
          .orderBy(({ studio }) => studio.name)
          .limit(maxResults),
      ),
    async watch(area, status, next) {
      const collection = live(two(area, status))
      const tell = () => next(collection.toArray.map(record => ({ ...record })))
      await collection.preload()
      const subscription = collection.subscribeChanges(tell)
      tell()
      return () => {
        subscription.unsubscribe()
        void collection.cleanup()
      }
    },
    async change(id, fields) {
      studios.update(id, draft => void Object.assign(draft, fields))
    },
    settle: () => new Promise(resolve => setImmediate(resolve)),
  }
}
