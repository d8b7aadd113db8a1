import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { afterAll, expect, it } from 'vitest'
import { FirestoreDocuments } from '../../src/adapters/firebase/firestore-documents'
import { Gate } from '../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../src/adapters/memory/documents/gated-documents'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { collections } from '../../src/domain/collections'
import { images } from '../../src/domain/pictures/images.collection'
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

const picture = (ownerId: string, id: string): DataOf<typeof images> => ({
  ownerId,
  path: `pictures/${ownerId}/${id}.webp`,
  width: 1600,
  height: 1200,
  mime: 'image/webp',
  alt: 'Lanterns',
  isPublic: false,
  usedIn: [],
  status: 'uploading',
})

it('a member creates her own record although the rules do not let her read a missing picture', async () => {
  await expectPortError(records.get(images, 'new'), 'documents', 'permission-denied')
  await records.commit(records.creating(images, 'new', picture('ana', 'new')))
  expect(await records.get(images, 'new')).toMatchObject({ ownerId: 'ana', rev: 1 })
})

it('a member cannot create a record over an existing one, her own or another’s', async () => {
  const house = new Records(store, { current: undefined })
  await house.commit(house.creating(images, 'hers', picture('bela', 'hers')), house.creating(images, 'mine', picture('ana', 'mine')))
  await expectPortError(records.commit(records.creating(images, 'hers', picture('ana', 'hers'))), 'documents', 'permission-denied')
  await expectPortError(records.commit(records.creating(images, 'mine', { ...picture('ana', 'mine'), alt: 'Other' })), 'documents', 'already-exists')
  expect((await house.get(images, 'hers'))?.ownerId).toBe('bela')
  expect((await house.get(images, 'mine'))?.alt).toBe('Lanterns')
})
