import { createRequire } from 'node:module'
import { afterAll, expect, it } from 'vitest'
import { bodyOf, signed, webhookSecret } from '../../adapters/cloud/stripe/stripe-shapes'
import { startFirestoreServer } from '../firestore-server/firestore-server'
import { serveEverywhere } from '../host/serve-functions'
import { emptyStore } from '../opened-documents'
import { functionsFolder, origin } from './hosted-build'

const store = emptyStore()
const firestore = await startFirestoreServer({ store })
const projectId = 'demo-documents'
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: 'demo-documents.appspot.com' }),
  SITE_ORIGIN: origin,
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
})
const { providerWebhook } = createRequire(import.meta.url)(functionsFolder) as { providerWebhook: unknown }
const host = await serveEverywhere(providerWebhook)
afterAll(async () => {
  await host.stop()
  firestore.stop()
})

it('the function bundle takes a message that Stripe signed, and no other', async () => {
  const body = bodyOf('customer.created', { id: 'cus_1', object: 'customer' }, 'evt_bundled')
  const send = async (signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await fetch(`${host.address}/payments/messages`, { method: 'POST', headers, body })).status
  }
  expect(await send(signed(body, { secret: 'whsec_forged' }))).toBe(400)
  expect([await send(signed(body)), await send(signed(body))]).toEqual([200, 200])
  expect(await store.get('providerEvents/evt_bundled')).toBeDefined()
})
