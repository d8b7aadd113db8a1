import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { openDatabase } from '../../../../src/adapters/memory/documents/indexeddb-database'
import { IndexedDbStore, type TabChannel } from '../../../../src/adapters/memory/documents/indexeddb-store'
import { StoreDocuments } from '../../../../src/adapters/memory/documents/store-documents'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'
import type { Doc } from '../../../../src/ports/documents'
import { expectPortError } from '../../../suites/expect-port-error'
import { eventually } from '../../../support/eventually'

let names = 0
const newName = () => `tabs-${++names}`
const open: IndexedDbStore[] = []

/** A tab over the database of this name. A deaf tab gets no messages from other tabs. */
async function tab(name: string, isDeaf = false) {
  const store = new DocumentStore(new SystemClock())
  const channel: TabChannel | undefined = isDeaf ? undefined : new BroadcastChannel(name)
  const durable = await IndexedDbStore.open(indexedDB, name, store, channel)
  open.push(durable)
  return { store, durable, documents: new StoreDocuments(store, durable) }
}
afterEach(() => {
  vi.restoreAllMocks()
  for (const durable of open.splice(0)) durable.close()
})
const addOne = (documents: StoreDocuments) =>
  documents.transact(async transaction => {
    const n = Number((await transaction.get('counters/1'))?.data['n'] ?? 0)
    transaction.write({ op: 'set', path: 'counters/1', data: { n: n + 1 } })
  })
/** The documents of a store, as a tab gets them. */
const contentOf = (store: DocumentStore) => [...store.all()].map(({ path, data }) => ({ path, data }))
const unexpected = (error: Error) => {
  throw error
}
const quotaExceeded = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('two tabs over one database', () => {
  it('notify each other’s watchers', async () => {
    const name = newName()
    const [office, guide] = [await tab(name), await tab(name)]
    const told: (readonly Doc[])[] = []
    guide.documents.watch({ collection: 'listings' }, docs => told.push(docs), unexpected)
    const at = new Date('2027-10-16T18:00:00Z')
    await office.documents.commit([{ op: 'create', path: 'listings/a', data: { name: 'Kiln', at } }])
    await eventually(() => expect(told.at(-1)).toEqual([{ id: 'a', path: 'listings/a', data: { name: 'Kiln', at } }]))
    await office.documents.commit([{ op: 'delete', path: 'listings/a' }])
    await eventually(() => expect(told.at(-1)).toEqual([]))
  })

  it('notify of changes only: an unchanged document is the same object as before', async () => {
    const name = newName()
    const [office, guide] = [await tab(name), await tab(name)]
    await office.documents.commit(['a', 'b'].map(id => ({ op: 'set', path: `listings/${id}`, data: { name: id } })))
    await guide.durable.catchUp()
    const told: (readonly Doc[])[] = []
    guide.documents.watch({ collection: 'listings', limit: 2 }, docs => told.push(docs), unexpected)
    await office.documents.commit([{ op: 'update', path: 'listings/b', data: { name: 'Kiln' } }])
    await eventually(() => expect(told.at(-1)?.map(({ data }) => data['name'])).toEqual(['a', 'Kiln']))
    expect(told.at(-1)![0]).toBe(told[0]![0])
    expect(told.at(-1)![1]).not.toBe(told[0]![1])
  })

  it('lose no update, even without the channel', async () => {
    const name = newName()
    const [one, two] = [await tab(name, true), await tab(name, true)]
    await Promise.all([one, two, one, two].map(({ documents }) => addOne(documents)))
    expect((await (await tab(name)).documents.get('counters/1'))?.data).toEqual({ n: 4 })
  })

  it('can both commit, even if one is busy', async () => {
    const name = newName()
    const [one, two] = [await tab(name), await tab(name)]
    const often = async ({ documents }: typeof one) => {
      for (let i = 0; i < 20; i++) await addOne(documents)
    }
    await Promise.all([often(one), often(one), often(two)])
    expect((await (await tab(name)).documents.get('counters/1'))?.data).toEqual({ n: 60 })
  })

  it('do not block each other with a transaction that awaits another commit', async () => {
    const { documents } = await tab(newName())
    let runs = 0
    await documents.transact(async transaction => {
      runs++
      const n = Number((await transaction.get('counters/1'))?.data['n'] ?? 0)
      // The second run takes place inside the outer commit; its own commit must still succeed.
      if (runs < 3) await addOne(documents)
      transaction.write({ op: 'set', path: 'counters/1', data: { n: n + 10 } })
    })
    expect([runs, (await documents.get('counters/1'))?.data]).toEqual([3, { n: 12 }])
  })

  it('create a document once', async () => {
    const name = newName()
    const [one, two] = [await tab(name, true), await tab(name, true)]
    await one.documents.commit([{ op: 'create', path: 'slugs/x', data: { by: 1 } }])
    await expectPortError(two.documents.commit([{ op: 'create', path: 'slugs/x', data: { by: 2 } }]), 'documents', 'already-exists')
    expect((await two.documents.get('slugs/x'))?.data).toEqual({ by: 1 })
  })

  it('load replaced content completely, also if they are behind the log', async () => {
    const name = newName()
    const [one, two] = [await tab(name), await tab(name, true)]
    await one.documents.commit([{ op: 'set', path: 'listings/a', data: { n: 1 } }])
    await one.durable.replace({ documents: [{ path: 'listings/b', data: { n: 2 } }], files: [] })
    await two.durable.catchUp()
    expect(contentOf(two.store)).toEqual([{ path: 'listings/b', data: { n: 2 } }])
    for (let i = 0; i < 1300; i++) await one.documents.commit([{ op: 'set', path: 'listings/b', data: { n: i } }])
    await two.durable.catchUp()
    expect((await two.documents.get('listings/b'))?.data).toEqual({ n: 1299 })
  })
})

describe('persisted data', () => {
  it('is there at the next opening', async () => {
    const name = newName()
    const first = await tab(name)
    await first.documents.commit([{ op: 'set', path: 'editions/2027/weekends/1', data: { opens: new Date(5), list: [null] } }])
    await first.durable.files.put({ path: 'a/b.txt', bytes: new TextEncoder().encode('hi').buffer, contentType: 'text/plain' })
    first.durable.close()
    const second = await tab(name)
    expect((await second.documents.get('editions/2027/weekends/1'))?.data).toEqual({ opens: new Date(5), list: [null] })
    expect(await second.durable.files.get('a/b.txt')).toMatchObject({ contentType: 'text/plain' })
  })

  it('holds a complete commit whose tab was killed before the acknowledgment, and no incomplete one', async () => {
    const name = newName()
    const dying = await tab(name)
    // The tab is killed after its transaction is complete and before anything else runs.
    vi.spyOn(dying.store, 'apply').mockImplementation(() => {
      throw new Error('killed')
    })
    const commit = dying.documents.commit([
      { op: 'set', path: 'listings/a', data: { n: 1 } },
      { op: 'set', path: 'listings/b', data: { n: 1 } },
    ])
    await expect(commit).rejects.toThrow('killed')
    const next = await tab(name)
    expect([...next.store.all()].map(({ path }) => path)).toEqual(['listings/a', 'listings/b'])

    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(quotaExceeded)
    await expectPortError(next.documents.commit([{ op: 'set', path: 'listings/c', data: { n: 1 } }]), 'documents', 'resource-exhausted')
    expect([...(await tab(name)).store.all()].map(({ path }) => path)).toEqual(['listings/a', 'listings/b'])
  })

  it('contains nothing of a commit that did not fit', async () => {
    const name = newName()
    const { documents, durable, store } = await tab(name)
    await documents.commit([{ op: 'set', path: 'listings/a', data: { n: 1 } }])
    // The storage is full when only the log entry is left to write.
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(quotaExceeded)
    const writes = ['a', 'b', 'c'].map(id => ({ op: 'set', path: `listings/${id}`, data: { n: 2 } }) as const)
    await expectPortError(documents.commit(writes), 'documents', 'resource-exhausted')
    expect(contentOf(store)).toEqual([{ path: 'listings/a', data: { n: 1 } }])
    const content = { documents: ['x', 'y'].map(id => ({ path: `listings/${id}`, data: {} })), files: [] }
    await expectPortError(durable.replace(content), 'documents', 'resource-exhausted')
    vi.restoreAllMocks()
    expect(contentOf((await tab(name)).store)).toEqual([{ path: 'listings/a', data: { n: 1 } }])
    await documents.commit([{ op: 'set', path: 'listings/b', data: { n: 3 } }])
    expect((await (await tab(name)).documents.get('listings/b'))?.data).toEqual({ n: 3 })
  })

  it('is planted once, though two tabs start at the same time', async () => {
    const name = newName()
    const [one, two] = [await tab(name, true), await tab(name, true)]
    const plant = ({ durable, store }: typeof one, n: number) =>
      durable.replace({ documents: [{ path: 'season/planted', data: { n } }], files: [] }, () => store.read('season/planted') !== undefined)
    await Promise.all([plant(one, 1), plant(two, 2)])
    expect(contentOf(two.store)).toEqual([{ path: 'season/planted', data: { n: 1 } }])
  })
})

it('fails clearly on data of a newer build, and when a newer build needs the database', async () => {
  const name = newName()
  const older = await tab(name)
  const newer = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 99)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  await expectPortError(older.documents.commit([{ op: 'set', path: 'listings/a', data: {} }]), 'documents', 'unavailable')
  newer.close()
  await expectPortError(openDatabase(indexedDB, name), 'documents', 'failed-precondition')
})
