import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { openDatabase } from '../../../../src/adapters/memory/documents/indexeddb-database'
import { StoreDocuments } from '../../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../../src/adapters/memory/documents/volatile-store'
import { type FileStore, MemoryFileStore } from '../../../../src/adapters/memory/files/file-store'
import { FlakyTransfer } from '../../../../src/adapters/memory/files/flaky-transfer'
import { IndexedDbFileStore } from '../../../../src/adapters/memory/files/indexeddb-file-store'
import { MemoryStorage } from '../../../../src/adapters/memory/files/memory-storage'
import { storageGuard } from '../../../../src/adapters/memory/files/storage-guard'
import { NetworkSwitch } from '../../../../src/adapters/memory/network-switch'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'
import { localFilePath } from '../../../../src/domain/shared/local-file'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import type { Fields } from '../../../../src/ports/documents'
import { type RetryTimes, retryTimes } from '../../../../src/ports/storage'
import { expectPortError } from '../../../suites/expect-port-error'
import { type OpenedStorage, storageSuite } from '../../../suites/storage.suite'

const guideStaff: Actor = { uid: 'g', secondFactor: true, claims: { pid: 'g', adm: 1, sc: 'g' } }
const member: Actor = { uid: 'm', claims: { pid: 'm' } }

function opened(files: FileStore, network = new NetworkSwitch()) {
  const store = new DocumentStore(new SystemClock())
  const documents = new StoreDocuments(store, new VolatileStore(store))
  const unguarded = new MemoryStorage(files)
  let meets: Parameters<OpenedStorage['meet']>[0] = () => undefined
  const pauses: number[] = []
  const transferFault = (request: { readonly bytes: number }) => (network.offline ? { cutAfter: 0 } : meets(request))
  const wait = async (milliseconds: number) => void pauses.push(milliseconds)
  const over = (actor: Actor | undefined, times = retryTimes) =>
    new MemoryStorage(
      files,
      storageGuard(() => actor, documents),
      new FlakyTransfer({ fault: transferFault, wait, times }),
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
    record: (path: string, data: Fields) => documents.commit([{ op: 'set', path, data }]),
    put: (path: string, text: string) => unguarded.upload(path, new Blob([text]), { contentType: 'text/plain' }).done,
  }
}

storageSuite('memory', async () => opened(new MemoryFileStore()))
let databases = 0
storageSuite('IndexedDB', async () => opened(new IndexedDbFileStore(await openDatabase(indexedDB, `files-${++databases}`))))

describe('files in local mode', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are served by the web server if they belong to the sample season', async () => {
    expect(await opened(new MemoryFileStore()).visitor.downloadUrl('sample/art/kiln.svg')).toBe('/sample/art/kiln.svg')
  })

  it('are unreachable without a network, also in the middle of an upload', async () => {
    const network = new NetworkSwitch()
    const { staff } = opened(new MemoryFileStore(), network)
    const upload = staff.upload('imports-guide/a.csv', new Blob(['x'.repeat(1_000_000)]), { contentType: 'text/csv' })
    upload.watch(({ sent }) => void (sent > 0 && network.setOffline(true)))
    await expectPortError(upload.done, 'storage', 'retry-limit-exceeded')
    expect(upload.progress.state).toBe('error')
    await expectPortError(staff.list('imports-guide'), 'storage', 'retry-limit-exceeded')
    network.setOffline(false)
    await expectPortError(staff.read('imports-guide/a.csv'), 'storage', 'object-not-found')
  })

  it('are sent in chunks that double from 256 KiB to 32 MiB', async () => {
    const local = opened(new MemoryFileStore())
    const chunks: number[] = []
    local.meet(({ bytes }) => void chunks.push(bytes / 1024))
    await local.staff.upload('imports-guide/a.csv', new Blob([new Uint8Array(97 * 1024 * 1024)]), { contentType: 'text/csv' }).done
    expect(chunks).toEqual([256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 32_768, 1280])
  })

  it('continue after a broken chunk from the last whole 256 KiB, in small chunks', async () => {
    const local = opened(new MemoryFileStore())
    const chunks: number[] = []
    local.meet(({ bytes }) => {
      chunks.push(bytes / 1024)
      return chunks.length === 3 ? { cutAfter: 600 * 1024 } : undefined
    })
    await local.staff.upload('imports-guide/a.csv', new Blob([new Uint8Array(2 * 1024 * 1024)]), { contentType: 'text/csv' }).done
    expect(chunks).toEqual([256, 512, 1024, 256, 512])
  })

  it('cannot be written, nor listed by claims of staff, while masquerading', async () => {
    const masked = opened(new MemoryFileStore()).over({ ...guideStaff, claims: { ...guideStaff.claims, imp: 'x' } })
    await expectPortError(masked.upload('imports-guide/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'unauthorized')
    await expectPortError(masked.list('imports-guide'), 'storage', 'unauthorized')
  })

  it('report an unknown error if the file store fails', async () => {
    const broken = new MemoryFileStore()
    const failing = new DOMException('broken', 'UnknownError')
    vi.spyOn(broken, 'get').mockRejectedValue(failing)
    vi.spyOn(broken, 'put').mockRejectedValue(failing)
    const { staff } = opened(broken)
    await expect(staff.read('imports-guide/a.csv')).rejects.toMatchObject({ port: 'storage', code: 'unknown', cause: failing })
    await expectPortError(staff.upload('imports-guide/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'unknown')
  })

  it('report a full store', async () => {
    const { staff } = opened(new IndexedDbFileStore(await openDatabase(indexedDB, 'files-full')))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expectPortError(staff.upload('imports-guide/a.csv', new Blob(['x']), { contentType: 'text/csv' }).done, 'storage', 'quota-exceeded')
    vi.restoreAllMocks()
    expect(await staff.list('imports-guide')).toEqual({ paths: [] })
  })
})
