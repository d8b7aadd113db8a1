import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { providerWebhook } from '../../../../src/adapters/cloud/stripe/provider-webhook'
import { StripePayments } from '../../../../src/adapters/cloud/stripe/stripe-payments'
import { providerEvents } from '../../../../src/domain/shop/provider-events.collection'
import { PortError } from '../../../../src/ports/errors'
import { noPayments } from '../../../../src/ports/no-payments'
import { serveEverywhere } from '../../../firebase/host/serve-functions'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { StripeDouble } from './stripe-double'
import { bodyOf, intentOf, signed } from './stripe-shapes'

let double: StripeDouble
let world: MemoryWorld
let payments = noPayments
let host: Awaited<ReturnType<typeof serveEverywhere>>
/** Whether the database is unavailable. */
let isAway: boolean

beforeAll(async () => {
  double = await StripeDouble.open()
  world = await memoryWorld()
  const away = Object.create(world.store, {
    transact: { value: () => Promise.reject(new PortError('documents', 'unavailable', 'away')) },
  }) as typeof world.store
  host = await serveEverywhere(
    providerWebhook({
      openPorts: () => ({ ...world.context, payments, ...(isAway && { documents: away }) }),
      headers: { 'X-Content-Type-Options': 'nosniff' },
    }),
  )
})
afterAll(async () => {
  await host.stop()
  await double.stop()
})
beforeEach(() => {
  payments = new StripePayments(double.settings)
  isAway = false
})

function send(body: string, signature = signed(body), method = 'POST'): Promise<Response> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  return fetch(`${host.address}/payments/messages`, { method, headers, ...(method === 'POST' && { body }) })
}
const kept = async () => (await world.context.systemRecords.find(providerEvents)).map(({ id, type, objectId }) => ({ id, type, objectId }))

it('handles a message once, and acknowledges the same one again', async () => {
  const body = bodyOf('customer.created', { id: 'cus_1', object: 'customer' }, 'evt_taken')
  expect([(await send(body)).status, (await send(body)).status]).toEqual([200, 200])
  expect(await kept()).toEqual([{ id: 'evt_taken', type: 'customer.created', objectId: 'cus_1' }])
})

it('acknowledges a message about an unknown order', async () => {
  const body = bodyOf('payment_intent.processing', intentOf({ id: 'pi_elsewhere', metadata: { orderId: 'unknown' } }), 'evt_elsewhere')
  expect((await send(body)).status).toBe(200)
})

it('refuses what Stripe did not sign, and keeps nothing of it', async () => {
  const before = await kept()
  const body = bodyOf('payment_intent.succeeded', intentOf(), 'evt_forged')
  expect((await send(body, signed(body, { secret: 'whsec_forged' }))).status).toBe(400)
  expect((await send(body.replace('5000', '1'), signed(body))).status).toBe(400)
  expect((await send(body, signed(body, { age: 600 }))).status).toBe(400)
  expect((await send(body, '')).status).toBe(400)
  payments = noPayments
  expect((await send(body)).status).toBe(400)
  expect(await kept()).toEqual(before)
})

it('asks for the message again while the database is away, and takes it then', async () => {
  const body = bodyOf('customer.created', { id: 'cus_2', object: 'customer' }, 'evt_again')
  isAway = true
  expect((await send(body)).status).toBe(500)
  isAway = false
  expect((await send(body)).status).toBe(200)
  expect((await kept()).map(({ id }) => id)).toContain('evt_again')
})

it('answers no other site and no other method, tells nothing and is not cached', async () => {
  const answer = await send('', '', 'GET')
  expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([405, 'POST', 'no-store'])
  const body = bodyOf('customer.created', { id: 'cus_3', object: 'customer' })
  const taken = await send(body)
  expect([await taken.text(), taken.headers.get('x-content-type-options'), taken.headers.get('x-powered-by')]).toEqual(['', 'nosniff', null])
  expect(taken.headers.get('access-control-allow-origin')).toBeNull()
})

it('may read the secrets of Stripe, and is called by anybody', () => {
  const { __endpoint: declared } = providerWebhook({ openPorts: () => world.context, headers: {} })
  expect(declared.secretEnvironmentVariables).toEqual([{ key: 'STRIPE_SECRET_KEY' }, { key: 'STRIPE_WEBHOOK_SECRET' }])
  expect(declared).toMatchObject({ maxInstances: 1, httpsTrigger: {} })
})
