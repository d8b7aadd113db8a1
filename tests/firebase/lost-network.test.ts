import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Documents } from '../../src/ports/documents'
import { expectPortError } from '../suites/expect-port-error'
import { eventually } from '../support/eventually'
import { type FirestoreServer, startFirestoreServer } from './firestore-server/firestore-server'
import { connect, emptyStore } from './opened-documents'

let server: FirestoreServer
let store: Documents
let opened: ReturnType<typeof connect>
beforeEach(async () => {
  store = emptyStore()
  await store.commit([{ op: 'create', path: 'studios/1', data: { name: 'Ash' } }])
  server = await startFirestoreServer({ store })
  opened = connect(server)
})
afterEach(async () => {
  await opened.close()
  server.stop()
})

const unexpected = (error: Error) => {
  throw error
}

it('a client without a network gets an error instead of a result from the cache', async () => {
  server.stop()
  const told: unknown[] = []
  const stop = opened.documents.watch({ collection: 'studios' }, docs => told.push(docs.map(({ data }) => data['name'])), unexpected)
  const stopOne = opened.documents.watchOne('studios/1', doc => told.push(doc?.data['name']), unexpected)
  await expectPortError(opened.documents.get('studios/1'), 'documents', 'unavailable')
  await expectPortError(opened.documents.query({ collection: 'studios', where: [['name', '==', 'Ash']] }), 'documents', 'unavailable')
  expect(told).toEqual([])
  server = await startFirestoreServer({ store }, server.port)
  await eventually(() => expect(told).toEqual(expect.arrayContaining([['Ash'], 'Ash'])))
  expect(told).toHaveLength(2)
  stop()
  stopOne()
})

it('a watch that lost its network continues with the changes made meanwhile', async () => {
  const told: unknown[] = []
  const stop = opened.documents.watch({ collection: 'studios' }, docs => told.push(docs.map(({ data }) => data['name'])), unexpected)
  await eventually(() => expect(told).toEqual([['Ash']]))
  server.stop()
  await store.commit([{ op: 'update', path: 'studios/1', data: { name: 'Birch' } }])
  server = await startFirestoreServer({ store }, server.port)
  await eventually(() => expect(told.at(-1)).toEqual(['Birch']))
  expect(told).toEqual([['Ash'], ['Birch']])
  stop()
})
