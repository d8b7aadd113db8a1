import { setTimeout as pause } from 'node:timers/promises'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getStorage } from 'firebase-admin/storage'
import type { StoredFile } from '../../../src/adapters/memory/files/file-store'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { sampleAccounts } from '../../../src/adapters/memory/sample/people/sample-cast'
import { isOrganisationFile } from '../../../src/domain/pictures/picture-file'
import { seasonOfRun } from '../../support/run/season-of-run'
import { projectId } from '../host/serve-functions'
import { emptyPicture } from './hosted-site'
import type { Rig } from './rig'

/**
 * Writes the sample season with its published guides into the test system, and creates an account for one of its people. Returns how to
 * sign in.
 */
export async function plantSeason(rig: Rig, key: string): Promise<{ readonly email: string; readonly password: string }> {
  const { documents, files } = await seasonOfRun()
  rig.plant(documents)
  const name = 'season'
  const app = getApps().find(one => one.name === name) ?? initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, name)
  const bucket = getStorage(app).bucket()
  const save = ({ path, bytes, contentType, cacheControl }: StoredFile) =>
    bucket.file(path).save(Buffer.from(bytes), { resumable: false, metadata: { contentType, ...(cacheControl !== undefined && { cacheControl }) } })
  // On a busy machine the emulator breaks a connection now and then, and the next one too.
  const put = async (file: StoredFile, tries = 5): Promise<void> => {
    try {
      await save(file)
    } catch (error) {
      if (tries === 1) throw error
      await pause(200)
      await put(file, tries - 1)
    }
  }
  const pictures = documents
    .filter(({ path, data }) => path.startsWith('images/') && isOrganisationFile(String(data['path'])))
    .map(({ data }) => ({ path: String(data['path']), bytes: new TextEncoder().encode(emptyPicture).buffer, contentType: 'image/svg+xml' }))
  const all = [...files, ...pictures]
  // The emulator breaks connections if there are more at once.
  while (all.length > 0) await Promise.all(all.splice(0, 20).map(file => put(file)))
  const { uid, email, name: displayName, claims } = sampleAccounts().find(account => account.key === key)!
  await getAuth(app).createUser({ uid, email, displayName, password: samplePassword, emailVerified: true })
  await getAuth(app).setCustomUserClaims(uid, claims)
  return { email, password: samplePassword }
}
