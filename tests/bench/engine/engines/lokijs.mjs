import Loki from 'lokijs'
import { maxResults } from '../records.mjs'

export async function open() {
  const studios = new Loki('bench').addCollection('studios', {
    unique: ['id'],
    indices: ['place', 'rank', 'name', 'area'],
    clone: true,
    disableMeta: true,
    adaptiveBinaryIndices: true,
  })
  const listeners = new Set()
  return {
    load: async records => void studios.insert(records),
    equality: async place => studios.find({ place }),
    range: async from =>
      studios
        .chain()
        .find({ rank: { $gte: from } })
        .simplesort('rank')
        .limit(maxResults)
        .data(),
    contains: async tag => studios.find({ tags: { $contains: tag } }),
    two: async (area, status) =>
      studios
        .chain()
        .find({ $and: [{ area }, { status }] })
        .simplesort('rank')
        .limit(maxResults)
        .data(),
    prefix: async begin =>
      studios
        .chain()
        .find({ name: { $between: [begin, `${begin}~`] } })
        .simplesort('name')
        .limit(maxResults)
        .data(),
    async watch(area, status, next) {
      const view = studios.addDynamicView(`view ${listeners.size} ${performance.now()}`, { sortPriority: 'active', minRebuildInterval: 0 })
      view.applyFind({ $and: [{ area }, { status }] })
      view.applySimpleSort('rank')
      const tell = () => next(view.data().slice(0, maxResults))
      listeners.add(tell)
      view.on('rebuild', tell)
      tell()
      return () => {
        listeners.delete(tell)
        studios.removeDynamicView(view.name)
      }
    },
    change: async (id, fields) => void studios.update({ ...studios.by('id', id), ...fields }),
    settle: () => new Promise(resolve => setImmediate(resolve)),
  }
}
