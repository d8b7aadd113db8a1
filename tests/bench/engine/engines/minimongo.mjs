// minimongo has no listeners, so a watch repeats its query after every change.
import { MemoryDb } from 'minimongo/lib/index.js'
import { maxResults } from '../records.mjs'

export async function open() {
  const database = new MemoryDb({ safety: 'clone' })
  database.addCollection('studios')
  const { studios } = database
  const find = (selector, options = {}) => studios.find(selector, options).fetch()
  const two = (area, status) => find({ area, status }, { sort: ['rank'], limit: maxResults })
  const listeners = new Set()
  return {
    load: records =>
      new Promise((resolve, reject) =>
        studios.seed(
          records.map(({ id, ...record }) => ({ ...record, id, _id: id })),
          resolve,
          reject,
        ),
      ),
    equality: place => find({ place }),
    range: from => find({ rank: { $gte: from } }, { sort: ['rank'], limit: maxResults }),
    contains: tag => find({ tags: tag }),
    two,
    prefix: begin => find({ name: { $gte: begin, $lt: `${begin}~` } }, { sort: ['name'], limit: maxResults }),
    async watch(area, status, next) {
      const tell = async () => next(await two(area, status))
      listeners.add(tell)
      await tell()
      return () => listeners.delete(tell)
    },
    async change(id, fields) {
      await studios.upsert({ ...(await studios.findOne({ _id: id })), ...fields })
      for (const tell of listeners) await tell()
    },
    settle: () => new Promise(resolve => setImmediate(resolve)),
  }
}
