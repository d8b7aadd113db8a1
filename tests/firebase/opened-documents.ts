import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore'
import { FirestoreDocuments } from '../../src/adapters/firebase/firestore-documents'
import type { OpenedDocuments } from '../suites/documents.suite'
import { OpenDocuments } from './firestore-server/behind-policy'
import type { FirestoreServer } from './firestore-server/firestore-server'

const projectId = 'demo-documents'
let clients = 0

/** An empty engine without access rules. */
export const emptyStore = () => new OpenDocuments()

/** One more client of the server, with the real SDK. */
export function connect({ host, port }: FirestoreServer): OpenedDocuments {
  // The tests refuse writes on purpose; the SDK logs each one.
  setLogLevel('silent')
  const app = initializeApp({ projectId, apiKey: 'any', appId: 'any' }, `client-${++clients}`)
  const documents = new FirestoreDocuments(app)
  connectFirestoreEmulator(getFirestore(app), host, port)
  return { documents, close: () => deleteApp(app) }
}
