import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { afterAll, expect, it } from 'vitest'
import { FirestoreDocuments } from '../../src/adapters/firebase/firestore-documents'
import { Gate } from '../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../src/adapters/memory/documents/gated-documents'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { savedSearches } from '../../src/domain/artists/saved-searches.collection'
import { collections } from '../../src/domain/collections'
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

const search = (personId: string): DataOf<typeof savedSearches> => ({
  personId,
  name: 'ceramics',
  question: 'medium=ceramics',
  seenAt: new Date('2027-10-01T12:00:00Z'),
  alert: 'here',
})

it('a member creates her own record although the rules do not let her read a missing one', async () => {
  await expectPortError(records.get(savedSearches, 'new'), 'documents', 'permission-denied')
  await records.commit(records.creating(savedSearches, 'new', search('ana')))
  expect(await records.get(savedSearches, 'new')).toMatchObject({ personId: 'ana', rev: 1 })
})

it('a member cannot create a record over an existing one, her own or another’s', async () => {
  const house = new Records(store, { current: undefined })
  await house.commit(house.creating(savedSearches, 'hers', search('bela')), house.creating(savedSearches, 'mine', search('ana')))
  await expectPortError(records.commit(records.creating(savedSearches, 'hers', search('ana'))), 'documents', 'permission-denied')
  await expectPortError(records.commit(records.creating(savedSearches, 'mine', { ...search('ana'), name: 'Other' })), 'documents', 'already-exists')
  expect((await house.get(savedSearches, 'hers'))?.personId).toBe('bela')
  expect((await house.get(savedSearches, 'mine'))?.name).toBe('ceramics')
})
