import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../src/adapters/memory/database'
import { DocumentStore } from '../../src/adapters/memory/document-store'
import { IndexedDbStore, type TabChannel } from '../../src/adapters/memory/indexeddb-store'
import { StoreDocuments } from '../../src/adapters/memory/store-documents'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import type { Doc } from '../../src/ports/documents'
import { expectPortError } from '../suites/expect-port-error'

let names = 0
const newName = () => `tabs-${++names}`
const open: IndexedDbStore[] = []

/** One tab over the database of this name; a deaf one hears nothing of the others. */
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
const unexpected = (error: Error) => {
  throw error
}
const noRoom = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('two tabs over one database', () => {
  it('tell the watchers of each other', async () => {
    const name = newName()
    const [office, guide] = [await tab(name), await tab(name)]
    const told: (readonly Doc[])[] = []
    guide.documents.watch({ collection: 'listings' }, docs => told.push(docs), unexpected)
    const at = new Date('2027-10-16T18:00:00Z')
    await office.documents.commit([{ op: 'create', path: 'listings/a', data: { name: 'Kiln', at } }])
    await vi.waitFor(() => expect(told.at(-1)).toEqual([{ id: 'a', path: 'listings/a', data: { name: 'Kiln', at } }]))
    await office.documents.commit([{ op: 'delete', path: 'listings/a' }])
    await vi.waitFor(() => expect(told.at(-1)).toEqual([]))
  })

  it('tell what changed alone: a document that did not is the same object as before', async () => {
    const name = newName()
    const [office, guide] = [await tab(name), await tab(name)]
    await office.documents.commit(['a', 'b'].map(id => ({ op: 'set', path: `listings/${id}`, data: { name: id } })))
    await guide.durable.catchUp()
    const told: (readonly Doc[])[] = []
    guide.documents.watch({ collection: 'listings', limit: 2 }, docs => told.push(docs), unexpected)
    await office.documents.commit([{ op: 'update', path: 'listings/b', data: { name: 'Kiln' } }])
    await vi.waitFor(() => expect(told.at(-1)?.map(({ data }) => data['name'])).toEqual(['a', 'Kiln']))
    expect(told.at(-1)![0]).toBe(told[0]![0])
    expect(told.at(-1)![1]).not.toBe(told[0]![1])
  })

  it('lose no update, though neither hears of the other', async () => {
    const name = newName()
    const [one, two] = [await tab(name, true), await tab(name, true)]
    await Promise.all([one, two, one, two].map(({ documents }) => addOne(documents)))
    expect((await (await tab(name)).documents.get('counters/1'))?.data).toEqual({ n: 4 })
  })

  it('give each other their turn, however busy one is', async () => {
    const name = newName()
    const [one, two] = [await tab(name), await tab(name)]
    const often = async ({ documents }: typeof one) => {
      for (let i = 0; i < 20; i++) await addOne(documents)
    }
    await Promise.all([often(one), often(one), often(two)])
    expect((await (await tab(name)).documents.get('counters/1'))?.data).toEqual({ n: 60 })
  })

  it('hold up nobody with a transaction that waits for another commit', async () => {
    const { documents } = await tab(newName())
    let runs = 0
    await documents.transact(async transaction => {
      runs++
      const n = Number((await transaction.get('counters/1'))?.data['n'] ?? 0)
      // The second run happens inside the commit, and yet its own commit must get through.
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

  it('take a replaced content over whole, also when the log has moved on without them', async () => {
    const name = newName()
    const [one, two] = [await tab(name), await tab(name, true)]
    await one.documents.commit([{ op: 'set', path: 'listings/a', data: { n: 1 } }])
    await one.durable.replace({ documents: [{ path: 'listings/b', data: { n: 2 } }], files: [] })
    await two.durable.catchUp()
    expect([...two.store.all()]).toEqual([{ path: 'listings/b', data: { n: 2 } }])
    for (let i = 0; i < 1300; i++) await one.documents.commit([{ op: 'set', path: 'listings/b', data: { n: i } }])
    await two.durable.catchUp()
    expect((await two.documents.get('listings/b'))?.data).toEqual({ n: 1299 })
  })
})

describe('what is kept', () => {
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

  it('holds a commit whose tab died before it was acknowledged, whole, and none that was not finished', async () => {
    const name = newName()
    const dying = await tab(name)
    // The tab gets as far as the kept transaction, and nothing after it runs any more.
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

    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(noRoom)
    await expectPortError(next.documents.commit([{ op: 'set', path: 'listings/c', data: { n: 1 } }]), 'documents', 'resource-exhausted')
    expect([...(await tab(name)).store.all()].map(({ path }) => path)).toEqual(['listings/a', 'listings/b'])
  })

  it('is nothing of a commit for which there is no room', async () => {
    const name = newName()
    const { documents, durable, store } = await tab(name)
    await documents.commit([{ op: 'set', path: 'listings/a', data: { n: 1 } }])
    // Room runs out when everything but the last entry has been handed over.
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(noRoom)
    const writes = ['a', 'b', 'c'].map(id => ({ op: 'set', path: `listings/${id}`, data: { n: 2 } }) as const)
    await expectPortError(documents.commit(writes), 'documents', 'resource-exhausted')
    expect([...store.all()]).toEqual([{ path: 'listings/a', data: { n: 1 } }])
    const content = { documents: ['x', 'y'].map(id => ({ path: `listings/${id}`, data: {} })), files: [] }
    await expectPortError(durable.replace(content), 'documents', 'resource-exhausted')
    vi.restoreAllMocks()
    expect([...(await tab(name)).store.all()]).toEqual([{ path: 'listings/a', data: { n: 1 } }])
    await documents.commit([{ op: 'set', path: 'listings/b', data: { n: 3 } }])
    expect((await (await tab(name)).documents.get('listings/b'))?.data).toEqual({ n: 3 })
  })

  it('is planted once, though two tabs start at the same time', async () => {
    const name = newName()
    const [one, two] = [await tab(name, true), await tab(name, true)]
    const plant = ({ durable, store }: typeof one, n: number) =>
      durable.replace({ documents: [{ path: 'season/planted', data: { n } }], files: [] }, () => store.read('season/planted') !== undefined)
    await Promise.all([plant(one, 1), plant(two, 2)])
    expect([...two.store.all()]).toEqual([{ path: 'season/planted', data: { n: 1 } }])
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
