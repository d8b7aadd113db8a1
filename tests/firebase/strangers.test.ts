import { afterAll, expect, it } from 'vitest'
import { Gate } from '../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../src/adapters/memory/documents/gated-documents'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { collections } from '../../src/domain/collections'
import { allows } from '../../src/domain/shared/records/policy'
import { expectPortError } from '../suites/expect-port-error'
import { startFirestoreServer } from './firestore-server/firestore-server'
import { connect, emptyStore } from './opened-documents'

const store = emptyStore()
const behindPolicy = new GatedDocuments(store, new Gate(collections, () => undefined), new NetworkSwitch(), () => () => undefined)
const server = await startFirestoreServer({ store, as: caller => (caller === 'owner' ? store : behindPolicy) })
const visitor = connect(server)
const { documents } = visitor
afterAll(async () => {
  await visitor.close()
  server.stop()
})

/** The path with an id in place of each parent document. */
const pathOf = (template: string) => template.replaceAll(/\{\w+\}/g, 'some')
const closed = collections.filter(({ access }) => !allows(access.list, undefined, { id: 'some', fields: {} })).map(({ path }) => path)

it('most collections are closed to strangers', () => {
  expect(closed.length).toBeGreaterThan(50)
})

it.each(closed)('a stranger with the SDK cannot query, watch or write %s', async path => {
  const collection = pathOf(path)
  await expectPortError(documents.query({ collection }), 'documents', 'permission-denied')
  const refused = new Promise((_, fail) => documents.watch({ collection }, () => undefined, fail))
  await expectPortError(refused, 'documents', 'permission-denied')
  await expectPortError(documents.commit([{ op: 'set', path: `${collection}/some`, data: { n: 1 } }]), 'documents', 'permission-denied')
})
