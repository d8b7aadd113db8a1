import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getStorage } from 'firebase-admin/storage'
import type { BrowserContext } from 'playwright-core'
import { samplePassword } from '../../../src/adapters/memory/sample/people/sample-account'
import { sampleAccounts } from '../../../src/adapters/memory/sample/people/sample-cast'
import { sampleContent } from '../../../src/adapters/memory/seed'
import { projectId } from '../host/serve-functions'
import type { Rig } from './rig'

/** Puts the sample season with its published guides into the rig, and gives one of its people an account. Returns how she signs in. */
export async function plantSeason(rig: Rig, key: string): Promise<{ readonly email: string; readonly password: string }> {
  const { documents, files } = await sampleContent()
  rig.plant(documents)
  const name = 'season'
  const app = getApps().find(one => one.name === name) ?? initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, name)
  const bucket = getStorage(app).bucket()
  for (const { path, bytes, contentType, cacheControl } of files)
    await bucket
      .file(path)
      .save(Buffer.from(bytes), { resumable: false, metadata: { contentType, ...(cacheControl !== undefined && { cacheControl }) } })
  const { uid, email, name: displayName, claims } = sampleAccounts().find(account => account.key === key)!
  await getAuth(app).createUser({ uid, email, displayName, password: samplePassword, emailVerified: true })
  await getAuth(app).setCustomUserClaims(uid, claims)
  return { email, password: samplePassword }
}

/** The season's pictures come with the local build and lie in no bucket: each is an empty one here. */
export async function drawSampleArt(context: BrowserContext): Promise<void> {
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }
  await context.route('**/sample/**', route => route.fulfill(picture))
  await context.route(/\/o\/sample%2F/, route =>
    route.fulfill(
      route.request().url().includes('alt=media') ? picture : { json: { downloadTokens: 'any' }, headers: { 'access-control-allow-origin': '*' } },
    ),
  )
}
