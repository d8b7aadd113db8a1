import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import { type App, initializeApp as initializeAdmin } from 'firebase-admin/app'
import { getAuth as getAdminAuth } from 'firebase-admin/auth'
import type { Claims } from '../../../src/ports/auth'
import { startAuthEmulator } from '../emulators/auth-emulator'
import { projectId } from './serve-functions'

const password = 'correct horse battery'

/**
 * Firebase's Auth emulator. The Admin SDK and the function host find it as a deployed host finds its project:
 * by environment variables.
 */
export async function openAuthHost() {
  const emulator = await startAuthEmulator(projectId)
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulator.port}`,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
  })
  const admin: App = initializeAdmin({ projectId }, crypto.randomUUID())
  let people = 0

  /** A signed-out client of the project. */
  const client = (): FirebaseApp => initializeApp({ projectId, apiKey: 'none' }, crypto.randomUUID())

  /** A client signed in with a new account, which has these claims in its token. */
  async function signedIn(claims: Claims) {
    const app = client()
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, `http://127.0.0.1:${emulator.port}`, { disableWarnings: true })
    const email = `person-${++people}@people.example`
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    await getAdminAuth(admin).setCustomUserClaims(user.uid, claims)
    await signInWithEmailAndPassword(auth, email, password)
    return { app, email, uid: user.uid }
  }
  return { admin, client, signedIn, leave: deleteApp, stop: () => emulator.stop() }
}
