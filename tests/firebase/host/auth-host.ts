import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import { type App, initializeApp as initializeAdmin } from 'firebase-admin/app'
import { getAuth as getAdminAuth } from 'firebase-admin/auth'
import type { Claims } from '../../../src/ports/auth'
import { startAuthEmulator } from '../emulators/auth-emulator'
import { projectId } from './serve-functions'

const password = 'correct horse battery'

/**
 * Firebase's Auth emulator, with the Admin SDK and the function host told of it as a deployed host is told of its project:
 * by the environment.
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

  /** A client of the project, with nobody signed in. */
  const client = (): FirebaseApp => initializeApp({ projectId, apiKey: 'none' }, crypto.randomUUID())

  /** A client in which somebody new is signed in, with the claims of a token of the emulator. */
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
