import { DocumentStore } from '../../../src/adapters/memory/documents/document-store'
import { Gate } from '../../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../../src/adapters/memory/documents/gated-documents'
import { StoreDocuments } from '../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../src/adapters/memory/documents/volatile-store'
import { NetworkSwitch } from '../../../src/adapters/memory/network-switch'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import { collection } from '../../../src/domain/shared/records/collection'
import { boolean, list, number, text } from '../../../src/domain/shared/records/fields'
import { anyone, nobody } from '../../../src/domain/shared/records/policy'
import { type Doc, type Fields, maxWrites, type Query } from '../../../src/ports/documents'
import { maxResults } from './records.mjs'

type StudioRecord = Fields & { readonly id: string }

const studios = collection({
  path: 'studios',
  title: 'Studios',
  privacy: 'impersonal',
  fields: {
    name: text('Name'),
    place: text('Place'),
    area: text('Area'),
    status: text('Status'),
    rank: number('Rank'),
    tags: list('Tags', text('Tag'), 10),
    price: number('Price'),
    open: boolean('Open'),
  },
  access: { get: anyone, list: anyone, create: nobody, update: nobody, delete: nobody },
})

const asked = (query: Omit<Query, 'collection'>): Query => ({ collection: 'studios', ...query })
const records = (docs: readonly Doc[]) => docs.map(({ id, data }) => ({ id, ...data }))

/** Our engine as pages use it: reads go through the policy and return copies. Writes go around the policy, as a callable's do. */
export async function open() {
  const store = new DocumentStore(new SystemClock())
  const handlers = new StoreDocuments(store, new VolatileStore(store))
  const pages = new GatedDocuments(handlers, new Gate([studios], () => undefined), new NetworkSwitch(), () => () => undefined)
  const find = async (query: Omit<Query, 'collection'>) => records(await pages.query(asked(query)))
  const two = (area: string, status: string): Omit<Query, 'collection'> => ({
    where: [
      ['area', '==', area],
      ['status', '==', status],
    ],
    orderBy: [['rank', 'asc']],
    limit: maxResults,
  })
  return {
    async load(all: readonly StudioRecord[]) {
      for (let i = 0; i < all.length; i += maxWrites)
        await handlers.commit(all.slice(i, i + maxWrites).map(({ id, ...data }) => ({ op: 'set', path: `studios/${id}`, data })))
    },
    equality: (place: string) => find({ where: [['place', '==', place]] }),
    range: (from: number) => find({ where: [['rank', '>=', from]], orderBy: [['rank', 'asc']], limit: maxResults }),
    contains: (tag: string) => find({ where: [['tags', 'array-contains', tag]] }),
    two: (area: string, status: string) => find(two(area, status)),
    prefix: (begin: string) =>
      find({
        where: [
          ['name', '>=', begin],
          ['name', '<', `${begin}\u{10ffff}`],
        ],
        orderBy: [['name', 'asc']],
        limit: maxResults,
      }),
    async watch(area: string, status: string, next: (docs: readonly Doc[]) => void) {
      return pages.watch(asked(two(area, status)), next, error => {
        throw error
      })
    },
    change: (id: string, data: Fields) => handlers.commit([{ op: 'update', path: `studios/${id}`, data }]),
    settle: () => Promise.resolve(),
  }
}
