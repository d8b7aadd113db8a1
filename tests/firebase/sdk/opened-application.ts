import { deleteApp, getApp } from 'firebase/app'
import { connectAuthEmulator, getAuth } from 'firebase/auth'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore'
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import { deleteApp as deleteAdminApp, initializeApp } from 'firebase-admin/app'
import { inject } from 'vitest'
import { callables } from '../../../src/adapters/cloud/callables'
import { openCloudPorts } from '../../../src/adapters/cloud/cloud-ports'
import { openFirebaseBackend } from '../../../src/adapters/firebase/firebase-backend'
import { buildServices } from '../../../src/container'
import { handlers } from '../../../src/domain/handlers'
import type { HandlerPorts } from '../../../src/domain/shared/functions/handler'
import type { Services } from '../../../src/domain/shared/functions/service'
import { functionsRegion } from '../../../src/ports/functions'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { startStorageEmulator } from '../emulators/storage-emulator'
import { actorOf, behindPolicy } from '../firestore-server/behind-policy'
import { startFirestoreServer } from '../firestore-server/firestore-server'
import { serveFunctions } from '../host/serve-functions'
import { emptyStore } from '../opened-documents'

const { projectId, auth } = inject('emulators')
const host = '127.0.0.1'
let opened = 0

/** The application as it is deployed, from the services of a page to the function host, with Firebase's emulators and our Firestore server. */
export interface OpenedApplication {
  /** The services of one more browser, signed out. */
  browser(): Promise<Services>
  /** The function host's context without a caller. */
  readonly organisation: HandlerPorts
  close(): Promise<void>
}

export async function openApplication(): Promise<OpenedApplication> {
  // The tests refuse writes on purpose; the SDK logs each one.
  setLogLevel('silent')
  const storageBucket = `season-${Date.now()}-${++opened}`
  const store = emptyStore()
  const firestore = await startFirestoreServer({ store, as: caller => (caller === 'owner' ? store : behindPolicy(store, actorOf(caller))) })
  const storage = await startStorageEmulator(projectId, store)
  // A deployed host finds its project by environment variables.
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${auth}`,
    FIRESTORE_EMULATOR_HOST: `${host}:${firestore.port}`,
    STORAGE_EMULATOR_HOST: `http://${host}:${storage.port}`,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    METADATA_SERVER_DETECTION: 'none',
  })
  const admin = initializeApp({ projectId, storageBucket }, storageBucket)
  const world = openCloudPorts(admin, reservedPaths)
  const functions = await serveFunctions(callables(handlers, { portsFor: world, enforceAppCheck: false }))

  const names: string[] = []
  async function browser(): Promise<Services> {
    const name = `${storageBucket}-${names.length}`
    names.push(name)
    const { module } = await openFirebaseBackend(
      {
        // The SDK stores a session under a name with the API key, so every browser gets its own key.
        VITE_FIREBASE_API_KEY: name,
        VITE_FIREBASE_AUTH_DOMAIN: 'auth.example.org',
        VITE_FIREBASE_PROJECT_ID: projectId,
        VITE_FIREBASE_STORAGE_BUCKET: storageBucket,
        VITE_FIREBASE_APP_ID: 'any',
      },
      name,
    )
    const app = getApp(name)
    connectAuthEmulator(getAuth(app), `http://${host}:${auth}`, { disableWarnings: true })
    connectFirestoreEmulator(getFirestore(app), host, firestore.port)
    connectStorageEmulator(getStorage(app), host, storage.port)
    connectFunctionsEmulator(getFunctions(app, functionsRegion), host, functions.port)
    return buildServices(module, reservedPaths)
  }

  return {
    browser,
    organisation: world(undefined),
    close: async () => {
      await Promise.all(names.map(name => deleteApp(getApp(name))))
      await deleteAdminApp(admin)
      await functions.stop()
      await storage.stop()
      firestore.stop()
    },
  }
}
