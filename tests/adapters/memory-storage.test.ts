import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../src/adapters/memory/database'
import { type FileShelf, MemoryShelf } from '../../src/adapters/memory/file-shelf'
import { FileWay } from '../../src/adapters/memory/file-way'
import { IndexedDbShelf } from '../../src/adapters/memory/indexeddb-shelf'
import { MemoryStorage } from '../../src/adapters/memory/memory-storage'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { storageGuard } from '../../src/adapters/memory/storage-guard'
import { localFilePath } from '../../src/domain/operations/local-file'
import type { Actor } from '../../src/domain/shared/policy'
import { type RetryTimes, retryTimes } from '../../src/ports/storage'
import { expectPortError } from '../suites/expect-port-error'
import { type OpenedStorage, storageSuite } from '../suites/storage.suite'

const guideStaff: Actor = { uid: 'g', claims: { pid: 'g', adm: 1, sc: 'g' } }
const member: Actor = { uid: 'm', claims: { pid: 'm' } }

function opened(shelf: FileShelf, network = new NetworkSwitch()) {
  const unguarded = new MemoryStorage(shelf)
  let meets: Parameters<OpenedStorage['meet']>[0] = () => undefined
  const pauses: number[] = []
  const mishap = (request: { readonly bytes: number }) => (network.offline ? { cutAfter: 0 } : meets(request))
  const wait = async (milliseconds: number) => void pauses.push(milliseconds)
  const over = (actor: Actor | undefined, times = retryTimes) =>
    new MemoryStorage(
      shelf,
      storageGuard(() => actor),
      new FileWay({ mishap, wait, times }),
    )
  return {
    staff: over(guideStaff),
    member: over(member),
    visitor: over(undefined),
    over,
    patient: (times: RetryTimes) => over(guideStaff, times),
    meet: (mishaps: typeof meets) => {
      meets = mishaps
    },
    pauses,
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

  it('are out of reach without a network, also in the middle of an upload', async () => {
    const network = new NetworkSwitch()
    const { staff } = opened(new MemoryShelf(), network)
    const upload = staff.upload('imports-guide/a.csv', new Blob(['x'.repeat(1_000_000)]), { contentType: 'text/csv' })
    upload.watch(({ sent }) => void (sent > 0 && network.setOffline(true)))
    await expectPortError(upload.done, 'storage', 'retry-limit-exceeded')
    expect(upload.progress.state).toBe('error')
    await expectPortError(staff.list('imports-guide'), 'storage', 'retry-limit-exceeded')
    network.setOffline(false)
    await expectPortError(staff.read('imports-guide/a.csv'), 'storage', 'object-not-found')
  })

  it('go in chunks that double from 256 KiB to 32 MiB', async () => {
    const local = opened(new MemoryShelf())
    const chunks: number[] = []
    local.meet(({ bytes }) => void chunks.push(bytes / 1024))
    await local.staff.upload('imports-guide/a.csv', new Blob([new Uint8Array(97 * 1024 * 1024)]), { contentType: 'text/csv' }).done
    expect(chunks).toEqual([256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 32_768, 1280])
  })

  it('go on after a broken chunk from the last whole 256 KiB, in small chunks', async () => {
    const local = opened(new MemoryShelf())
    const chunks: number[] = []
    local.meet(({ bytes }) => {
      chunks.push(bytes / 1024)
      return chunks.length === 3 ? { cutAfter: 600 * 1024 } : undefined
    })
    await local.staff.upload('imports-guide/a.csv', new Blob([new Uint8Array(2 * 1024 * 1024)]), { contentType: 'text/csv' }).done
    expect(chunks).toEqual([256, 512, 1024, 256, 512])
  })

  it('are not masqueraded into', async () => {
    const masked = opened(new MemoryShelf()).over({ ...guideStaff, claims: { ...guideStaff.claims, imp: 'x' } })
    await expectPortError(masked.upload('imports-guide/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'unauthorized')
    expect(await masked.list('imports-guide')).toEqual({ paths: [] })
  })

  it('say of a shelf that breaks that they do not know', async () => {
    const broken = new MemoryShelf()
    const failing = new DOMException('broken', 'UnknownError')
    vi.spyOn(broken, 'get').mockRejectedValue(failing)
    vi.spyOn(broken, 'put').mockRejectedValue(failing)
    const { staff } = opened(broken)
    await expect(staff.read('imports-guide/a.csv')).rejects.toMatchObject({ port: 'storage', code: 'unknown', cause: failing })
    await expectPortError(staff.upload('imports-guide/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'unknown')
  })

  it('report that there is no room', async () => {
    const { staff } = opened(new IndexedDbShelf(await openDatabase(indexedDB, 'files-full')))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expectPortError(staff.upload('imports-guide/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'quota-exceeded')
    vi.restoreAllMocks()
    expect(await staff.list('imports-guide')).toEqual({ paths: [] })
  })
})
