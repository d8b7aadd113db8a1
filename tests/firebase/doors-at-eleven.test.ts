import './shortened-pauses'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterAll, expect, it } from 'vitest'
import { AdminDocuments } from '../../src/adapters/cloud/admin-documents'
import { audit } from '../../src/domain/audit/audit.collection'
import { LiveDoorStatuses } from '../../src/domain/guide/door-status/live-door-statuses'
import { setDoorStatusHandler } from '../../src/domain/guide/door-status/set-door-status.handler'
import { handlerContext } from '../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../src/domain/shared/functions/invoke-handler'
import { Records } from '../../src/domain/shared/records/records'
import { isTransient } from '../../src/ports/errors'
import { enrolled } from '../support/enrolled'
import { memoryWorld } from '../support/memory-world'
import { opening, seedListings, seedSmallCity, studio } from '../support/small-city'
import { startFirestoreServer } from './firestore-server/firestore-server'
import { emptyStore } from './opened-documents'

const server = await startFirestoreServer({ store: emptyStore() })
Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: `${server.host}:${server.port}`, METADATA_SERVER_DETECTION: 'none' })
const app = initializeApp({ projectId: 'demo-documents' })
afterAll(async () => {
  await deleteApp(app)
  server.stop()
})

/** Our server refuses a transaction whose records changed meanwhile, where Google's would let it wait: it is the stricter of the two. */
it('three hundred artists who tap in one moment are all heard, and few devices have to send again', async () => {
  const world = await memoryWorld({ now: new Date('2027-10-16T18:00:00Z') })
  const documents = new AdminDocuments(app)
  const records = new Records(documents, { current: undefined })
  await seedSmallCity(records)
  const ids = Array.from({ length: 300 }, (_, i) => `studio-${i}`)
  const openings = [opening('2027-10-16', '11:00', '18:00')]
  await seedListings(records, Object.fromEntries(ids.map(id => [id, studio(id, { status: 'published', ownerIds: [id], openings })])))
  const actors = await Promise.all(ids.map(id => enrolled(world, { uid: id, claims: { pid: id } })))
  const tap = (i: number) =>
    invokeHandler(setDoorStatusHandler, handlerContext({ ...world.context, documents, actor: actors[i]! }), {
      listingId: ids[i]!,
      state: 'open',
      at: '2027-10-16T18:00:00.000Z',
    })

  let left = [...ids.keys()]
  const sent: number[] = []
  while (left.length > 0 && sent.length < 10) {
    sent.push(left.length)
    const answers = await Promise.allSettled(left.map(tap))
    const failed = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    // A device keeps its tap after these alone.
    expect(failed.filter(error => !isTransient(error))).toEqual([])
    left = left.filter((_, i) => answers[i]!.status === 'rejected')
  }
  process.stdout.write(`taps sent: ${sent.join(', ')}\n`)
  const said = await new LiveDoorStatuses(records).of('2027', '2027-10-16').read()
  expect([...said.keys()].sort()).toEqual([...ids].sort())
  expect((await records.find(audit)).filter(({ action }) => action === 'door.set')).toHaveLength(300)
  expect(sent.length).toBeLessThanOrEqual(8)
}, 300_000)
