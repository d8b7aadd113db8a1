import './shortened-pauses'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterAll } from 'vitest'
import { AdminDocuments } from '../../src/adapters/cloud/admin-documents'
import { documentsSuite } from '../suites/documents.suite'
import { startFirestoreServer } from './firestore-server/firestore-server'
import { emptyStore } from './opened-documents'

const server = await startFirestoreServer({ store: emptyStore() })
// Without this the client first looks for Google's metadata server, which takes seconds without a network.
Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: `${server.host}:${server.port}`, METADATA_SERVER_DETECTION: 'none' })
const app = initializeApp({ projectId: 'demo-documents' })
const documents = new AdminDocuments(app)
afterAll(async () => {
  await deleteApp(app)
  server.stop()
})

documentsSuite('the server-side SDK, over its wire protocol against our own server', async () => {
  server.serve({ store: emptyStore() })
  return { documents, close: async () => undefined }
})
