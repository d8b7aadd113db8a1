import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { type Migration, migrations, openDatabase } from '../../../../src/adapters/memory/documents/indexeddb-database'
import { IndexedDbStore } from '../../../../src/adapters/memory/documents/indexeddb-store'
import { StoreDocuments } from '../../../../src/adapters/memory/documents/store-documents'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'
import { increment, type Write } from '../../../../src/ports/documents'
import { isPortError } from '../../../../src/ports/errors'
import { expectPortError } from '../../../suites/expect-port-error'

let names = 0
const open: { close(): void }[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const one of open.splice(0)) one.close()
})

async function tab(name: string) {
  const store = new DocumentStore(new SystemClock())
  const durable = await IndexedDbStore.open(indexedDB, name, store)
  open.push(durable)
  return { store, durable, documents: new StoreDocuments(store, durable) }
}
const read = async (name: string) => Object.fromEntries([...(await tab(name)).store.all()].map(({ path, data }) => [path, data]))

/** The steps of a transaction at which a tab may be killed: each request that it makes. */
const requests = ['get', 'getAll', 'getAllKeys', 'put', 'add', 'delete', 'clear', 'openKeyCursor'] as const

/** The tab is killed at its `step`th request: the browser aborts its transaction, and the rest of its code does not run. */
function dieAt(step: number): { readonly hasDied: boolean } {
  const state = { left: step, hasDied: false }
  for (const name of requests) {
    const original = IDBObjectStore.prototype[name] as (...args: unknown[]) => unknown
    vi.spyOn(IDBObjectStore.prototype, name as 'get').mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (state.left-- > 0) return original.apply(this, args) as IDBRequest
      state.hasDied = true
      this.transaction.abort()
      // A request that is never answered.
      return {} as IDBRequest
    })
  }
  return state
}

const before = { 'pairs/a': { n: 1 }, 'pairs/b': { n: 1 }, 'pairs/old': { n: 1 } }
const after = { 'pairs/a': { n: 2 }, 'pairs/b': { n: 2 }, 'pairs/new': { n: 2 } }
const pair: readonly Write[] = [
  { op: 'update', path: 'pairs/a', data: { n: increment(1) } },
  { op: 'update', path: 'pairs/b', data: { n: increment(1) } },
  { op: 'create', path: 'pairs/new', data: { n: 2 } },
  { op: 'delete', path: 'pairs/old', exists: true },
]
const works: readonly (readonly [string, (of: Awaited<ReturnType<typeof tab>>) => Promise<void>, object])[] = [
  ['a commit', ({ documents }) => documents.commit(pair), after],
  [
    'a transaction',
    ({ documents }) =>
      documents.transact(async transaction => {
        await transaction.get('pairs/a')
        transaction.write(...pair)
      }),
    after,
  ],
  [
    'a replacement of everything',
    ({ durable }) => durable.replace({ documents: Object.entries(after).map(([path, data]) => ({ path, data })), files: [] }),
    after,
  ],
]

describe.each(works)('a tab killed during %s', (_, work, expected) => {
  it('leaves all of it or nothing, at any moment', async () => {
    let steps = 0
    for (let isKilled = true; isKilled; steps++) {
      const name = `killed-${++names}`
      const planting = await tab(name)
      await planting.documents.commit(Object.entries(before).map(([path, data]) => ({ op: 'set', path, data })))
      const dying = await tab(name)
      const death = dieAt(steps)
      const outcome = await work(dying).then(
        () => 'kept',
        () => 'killed',
      )
      isKilled = death.hasDied
      vi.restoreAllMocks()
      expect([steps, await read(name)]).toEqual([steps, isKilled ? before : expected])
      expect(outcome).toBe(isKilled ? 'killed' : 'kept')
      // The next tab can commit as usual.
      await (await tab(name)).documents.commit([{ op: 'set', path: 'pairs/next', data: { n: 3 } }])
      expect((await read(name))['pairs/next']).toEqual({ n: 3 })
    }
    // The kill points include reading the log, three or four writes, and the log entry.
    expect(steps).toBeGreaterThan(6)
  })

  it('leaves consistent data if only the storage was full, and reports that', async () => {
    let isStored = false
    for (let step = 0; !isStored; step++) {
      const name = `full-${++names}`
      const { documents, store, durable } = await tab(name)
      await documents.commit(Object.entries(before).map(([path, data]) => ({ op: 'set', path, data })))
      let left = step
      isStored = true
      for (const method of ['put', 'add'] as const) {
        const original = IDBObjectStore.prototype[method]
        vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
          if (left-- !== 0) return original.call(this, value, key)
          isStored = false
          throw new DOMException('full', 'QuotaExceededError')
        })
      }
      const outcome = work({ documents, store, durable })
      const code = await outcome.then(
        () => undefined,
        (error: unknown) => isPortError(error, 'documents') && error.code,
      )
      expect(code).toBe(isStored ? undefined : 'resource-exhausted')
      vi.restoreAllMocks()
      const kept = isStored ? expected : before
      expect(Object.fromEntries([...store.all()].map(({ path, data }) => [path, data]))).toEqual(kept)
      expect(await read(name)).toEqual(kept)
      expect((await documents.query({ collection: 'pairs', where: [['n', '==', 1]] })).length).toBe(isStored ? 0 : 3)
    }
  })
})

describe('data of an older build', () => {
  /** The migrations of a later build, which stores texts instead of numbers and has one more object store. */
  const later: readonly Migration[] = [
    ...migrations,
    (db, transaction) => {
      db.createObjectStore('notes')
      const documents = transaction.objectStore('documents')
      documents.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
        if (!cursor) return
        cursor.update({ n: `number ${String(cursor.value.n)}` })
        cursor.continue()
      }
    },
  ]
  const older = async (name: string) => {
    const { documents, durable } = await tab(name)
    await documents.commit([
      { op: 'set', path: 'pairs/a', data: { n: 1 } },
      { op: 'set', path: 'pairs/b', data: { n: 2 } },
    ])
    return { documents, durable }
  }
  const stored = (db: IDBDatabase, store: string) =>
    new Promise((resolve, reject) => {
      const request = db.transaction(store).objectStore(store).getAll()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  it('is migrated to the later version once, document by document', async () => {
    const name = `migrated-${++names}`
    await older(name)
    for (let openings = 0; openings < 2; openings++) {
      const db = await openDatabase(indexedDB, name, later)
      open.push(db)
      expect([db.version, [...db.objectStoreNames]]).toEqual([2, ['documents', 'files', 'log', 'notes']])
      expect(await stored(db, 'documents')).toEqual([{ n: 'number 1' }, { n: 'number 2' }])
      db.close()
    }
  })

  it('stays unchanged if a step fails, and the older build can still use it', async () => {
    const name = `migrated-${++names}`
    const { durable } = await older(name)
    durable.close()
    const failing: readonly Migration[] = [
      ...migrations,
      (_, transaction) => {
        transaction.objectStore('documents').clear()
        transaction.abort()
      },
    ]
    await expect(openDatabase(indexedDB, name, failing)).rejects.toThrow('the local database failed')
    expect(await read(name)).toEqual({ 'pairs/a': { n: 1 }, 'pairs/b': { n: 2 } })
  })

  it('is released by an older tab, which then reports it', async () => {
    const name = `migrated-${++names}`
    const { documents } = await older(name)
    open.push(await openDatabase(indexedDB, name, later))
    await expectPortError(documents.commit([{ op: 'set', path: 'pairs/c', data: {} }]), 'documents', 'unavailable')
  })
})
