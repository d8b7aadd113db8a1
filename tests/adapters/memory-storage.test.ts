import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../src/adapters/memory/database'
import { type FileShelf, MemoryShelf } from '../../src/adapters/memory/file-shelf'
import { IndexedDbShelf } from '../../src/adapters/memory/indexeddb-shelf'
import { MemoryStorage } from '../../src/adapters/memory/memory-storage'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { storageGuard } from '../../src/adapters/memory/storage-guard'
import { localFilePath } from '../../src/domain/operations/local-file'
import type { Actor } from '../../src/domain/shared/policy'
import { expectPortError } from '../suites/expect-port-error'
import { storageSuite } from '../suites/storage.suite'

const guideStaff: Actor = { uid: 'g', claims: { pid: 'g', adm: 1, sc: 'g' } }
const member: Actor = { uid: 'm', claims: { pid: 'm' } }
const over = (shelf: FileShelf, network: NetworkSwitch, actor: Actor | undefined) =>
  new MemoryStorage(
    shelf,
    storageGuard(network, () => actor),
  )

function opened(shelf: FileShelf, network = new NetworkSwitch()) {
  const unguarded = new MemoryStorage(shelf)
  return {
    staff: over(shelf, network, guideStaff),
    member: over(shelf, network, member),
    visitor: over(shelf, network, undefined),
    open: (address: string) => unguarded.read(localFilePath(address) ?? ''),
    put: (path: string, text: string) => unguarded.upload(path, new Blob([text]), { contentType: 'text/plain' }).done,
  }
}

storageSuite('memory', async () => opened(new MemoryShelf()))
let databases = 0
storageSuite('IndexedDB', async () => opened(new IndexedDbShelf(await openDatabase(indexedDB, `files-${++databases}`))))

describe('files in local mode', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are served beside the page where they belong to the sample season', async () => {
    expect(await opened(new MemoryShelf()).visitor.downloadUrl('sample/art/kiln.svg')).toBe('/sample/art/kiln.svg')
  })

  it.each(['', '/imports/a', 'imports//a', 'imports/../snapshots/a', 'imports/'])('have no path "%s"', async path => {
    const { staff } = opened(new MemoryShelf())
    await expectPortError(staff.read(path), 'storage', 'invalid-url')
    await expectPortError(staff.upload(path, new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'invalid-url')
  })

  it('are out of reach without a network, also in the middle of an upload', async () => {
    const network = new NetworkSwitch()
    const { staff } = opened(new MemoryShelf(), network)
    const upload = staff.upload('imports/a.csv', new Blob(['x'.repeat(1_000_000)]), { contentType: 'text/csv' })
    upload.watch(({ sent }) => void (sent > 0 && network.setOffline(true)))
    await expectPortError(upload.done, 'storage', 'retry-limit-exceeded')
    expect(upload.progress.state).toBe('error')
    await expectPortError(staff.list('imports'), 'storage', 'retry-limit-exceeded')
    network.setOffline(false)
    await expectPortError(staff.read('imports/a.csv'), 'storage', 'object-not-found')
  })

  it('are not masqueraded into', async () => {
    const masked = over(new MemoryShelf(), new NetworkSwitch(), { ...guideStaff, claims: { ...guideStaff.claims, imp: 'x' } })
    await expectPortError(masked.upload('imports/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'unauthorized')
    expect(await masked.list('imports')).toEqual({ paths: [] })
  })

  it('report that there is no room', async () => {
    const { staff } = opened(new IndexedDbShelf(await openDatabase(indexedDB, 'files-full')))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expectPortError(staff.upload('imports/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'quota-exceeded')
    vi.restoreAllMocks()
    expect(await staff.list('imports')).toEqual({ paths: [] })
  })
})
