import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { afterAll, expect, it } from 'vitest'
import { FirestoreDocuments } from '../../src/adapters/firebase/firestore-documents'
import { Gate } from '../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../src/adapters/memory/documents/gated-documents'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { collections } from '../../src/domain/collections'
import { drafts } from '../../src/domain/office/drafts.collection'
import type { DataOf } from '../../src/domain/shared/records/collection'
import { Records } from '../../src/domain/shared/records/records'
import { expectPortError } from '../suites/expect-port-error'
import { startFirestoreServer } from './firestore-server/firestore-server'
import { emptyStore } from './opened-documents'

const store = emptyStore()
const ana = { uid: 'u-ana', claims: { pid: 'ana' } } as const
const behindPolicy = new GatedDocuments(store, new Gate(collections, () => ana), new NetworkSwitch(), () => () => undefined)
const server = await startFirestoreServer({ store, as: () => behindPolicy })
const app = initializeApp({ projectId: 'demo-creations', apiKey: 'any', appId: 'any' }, 'ana')
const documents = new FirestoreDocuments(app)
connectFirestoreEmulator(getFirestore(app), server.host, server.port)
const records = new Records(documents, { current: ana })
afterAll(async () => {
  await deleteApp(app)
  server.stop()
})

const draft = (personId: string): DataOf<typeof drafts> => ({
  personId,
  form: 'registration',
  tab: 'one',
  content: '{}',
  at: new Date('2027-10-01T12:00:00Z'),
})

it('a member creates her own record although the rules do not let her read a missing one', async () => {
  await expectPortError(records.get(drafts, 'new'), 'documents', 'permission-denied')
  await records.commit(records.creating(drafts, 'new', draft('ana')))
  expect(await records.get(drafts, 'new')).toMatchObject({ personId: 'ana', rev: 1 })
})

it('a member cannot create a record over an existing one, her own or another’s', async () => {
  const house = new Records(store, { current: undefined })
  await house.commit(house.creating(drafts, 'hers', draft('bela')), house.creating(drafts, 'mine', draft('ana')))
  await expectPortError(records.commit(records.creating(drafts, 'hers', draft('ana'))), 'documents', 'permission-denied')
  await expectPortError(records.commit(records.creating(drafts, 'mine', { ...draft('ana'), content: '[]' })), 'documents', 'already-exists')
  expect((await house.get(drafts, 'hers'))?.personId).toBe('bela')
  expect((await house.get(drafts, 'mine'))?.content).toBe('{}')
})
