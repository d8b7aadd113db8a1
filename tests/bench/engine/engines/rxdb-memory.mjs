import { createRxDatabase } from 'rxdb/plugins/core'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { maxResults } from '../records.mjs'

const string = { type: 'string', maxLength: 20 }
const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: string,
    name: string,
    place: string,
    area: string,
    status: string,
    rank: { type: 'integer', minimum: 0, maximum: 1_000_000, multipleOf: 1 },
    tags: { type: 'array', items: { type: 'string' } },
    price: { type: 'number' },
    open: { type: 'boolean' },
  },
  required: ['id', 'name', 'place', 'area', 'status', 'rank'],
  indexes: ['place', 'rank', 'name', ['area', 'status', 'rank']],
}

export async function open() {
  const database = await createRxDatabase({ name: 'bench', storage: getRxStorageMemory(), multiInstance: false, eventReduce: true })
  const { studios } = await database.addCollections({ studios: { schema } })
  const find = async query => (await studios.find(query).exec()).map(document => document.toMutableJSON())
  const two = (area, status) => ({ selector: { area, status }, sort: [{ rank: 'asc' }], limit: maxResults })
  return {
    load: async records => void (await studios.bulkInsert(records)),
    equality: place => find({ selector: { place } }),
    range: from => find({ selector: { rank: { $gte: from } }, sort: [{ rank: 'asc' }], limit: maxResults }),
    contains: tag => find({ selector: { tags: { $elemMatch: { $eq: tag } } } }),
    two: (area, status) => find(two(area, status)),
    prefix: begin => find({ selector: { name: { $gte: begin, $lt: `${begin}~` } }, sort: [{ name: 'asc' }], limit: maxResults }),
    async watch(area, status, next) {
      const subscription = studios.find(two(area, status)).$.subscribe(found => next(found.map(document => document.toMutableJSON())))
      return () => subscription.unsubscribe()
    },
    change: async (id, fields) => void (await (await studios.findOne(id).exec()).incrementalPatch(fields)),
    settle: () => new Promise(resolve => setImmediate(resolve)),
  }
}
