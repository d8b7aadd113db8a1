import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import { inject } from 'vitest'
import { FirebaseStorage } from '../../../src/adapters/firebase/firebase-storage'
import type { Auth, Claims } from '../../../src/ports/auth'
import { type RetryTimes, retryTimes } from '../../../src/ports/storage'
import type { OpenedStorage, TransferFault } from '../../suites/storage.suite'
import { startStorageEmulator } from '../emulators/storage-emulator'
import { type Handling, openWire, type Wire, type WireRequest } from '../emulators/wire'
import { emptyStore } from '../opened-documents'
import { skipPauses } from './skipped-pauses'

const { projectId } = inject('emulators')
const documents = emptyStore()
let emulator: number
let buckets = 0

/** Starts the emulator, for `beforeAll`: files share this module, and each has an emulator of its own. */
export async function serveStorage(): Promise<() => Promise<void>> {
  const served = await startStorageEmulator(projectId, documents)
  emulator = served.port
  return () => served.stop()
}

export interface OpenedFirebaseStorage extends OpenedStorage {
  readonly wire: Wire
  close(): Promise<void>
}

/** The browser SDK on an empty bucket of the emulator, with a proxy between them and skipped pauses. */
export async function openFirebaseStorage(): Promise<OpenedFirebaseStorage> {
  const wire = await openWire(emulator)
  const skipped = skipPauses()
  const storageBucket = `bucket-${Date.now()}-${++buckets}`
  const apps: FirebaseApp[] = []

  function as(claims: Claims | undefined, times: RetryTimes = retryTimes) {
    const app = initializeApp({ projectId, apiKey: 'none', storageBucket }, `${storageBucket}-${apps.length}`)
    apps.push(app)
    const auth = { current: claims && { claims } } as Auth
    const opened = new FirebaseStorage(app, auth, times)
    connectStorageEmulator(getStorage(app), '127.0.0.1', wire.port, claims && { mockUserToken: { sub: 'somebody', ...claims } })
    return opened
  }
  const guideStaff: Claims = { pid: 'g', adm: 1, sc: 'g', mfaFrom: 4_000_000_000 }

  return {
    wire,
    staff: as(guideStaff),
    member: as({ pid: 'm' }),
    visitor: as(undefined),
    patient: times => as(guideStaff, times),
    meet: fault => wire.handle(request => handlingOf(fault({ bytes: fileBytes(request) }), request)),
    pauses: skipped.pauses,
    put: async (path, text) => {
      const url = `http://127.0.0.1:${emulator}/upload/storage/v1/b/${storageBucket}/o?uploadType=media&name=${encodeURIComponent(path)}`
      const answer = await fetch(url, { method: 'POST', headers: { authorization: 'Bearer owner', 'content-type': 'text/plain' }, body: text })
      if (!answer.ok) throw new Error(`${path} was not put: ${answer.status}`)
    },
    record: (path, data) => documents.commit([{ op: 'set', path, data }]),
    open: async address => (await fetch(address)).blob(),
    close: async () => {
      skipped.restore()
      await Promise.all(apps.map(deleteApp))
      await wire.stop()
    },
  }
}

/** The bytes of the file in a request; a small file comes in one request with its metadata. */
export function fileBytes({ headers, length }: WireRequest): number {
  const command = String(headers['x-goog-upload-command'] ?? '')
  return command.startsWith('upload') || headers['x-goog-upload-protocol'] === 'multipart' ? length : 0
}

function handlingOf(fault: TransferFault | undefined, { length }: WireRequest): Handling {
  if (!fault) return undefined
  if ('status' in fault) return { answer: { status: fault.status } }
  return length > 0 && fault.cutAfter >= length ? { loseAnswer: true } : { cutAfter: fault.cutAfter }
}
