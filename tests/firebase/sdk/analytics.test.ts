import 'fake-indexeddb/auto'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FirebaseAnalytics } from '../../../src/adapters/firebase/firebase-analytics'
import type { Auth, AuthUser, Claims } from '../../../src/ports/auth'
import { eventually } from '../../support/eventually'

/*
 * The SDK passes its events to gtag.js, a script that only Google serves. The tests therefore check the queue that this script reads,
 * `dataLayer`, which the real SDK fills.
 */
const measurementId = 'G-TEST'
let apps = 0
let app: FirebaseApp
const queue = () => [...((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])].map(entry => Array.from(entry))
const events = () => queue().filter(([command]) => command === 'event')
const paramsOfEvents = () => events().map(([, , params]) => params)

/** The two answers of Google that the SDK needs before it sends. */
async function google(address: RequestInfo | URL): Promise<Response> {
  const { host } = new URL(String(address))
  const answers: Record<string, object> = {
    'firebase.googleapis.com': { measurementId, appId: app.options.appId },
    'firebaseinstallations.googleapis.com': {
      fid: 'cfakefakefakefakefakef',
      refreshToken: 'none',
      authToken: { token: 'none', expiresIn: '604800s' },
    },
  }
  return Response.json(answers[host])
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(google))
  Object.assign(globalThis, { dataLayer: [] })
  localStorage.clear()
  app = initializeApp({ projectId: 'demo', apiKey: 'none', appId: `1:1:web:${++apps}`, measurementId }, `analytics-${apps}`)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteApp(app)
})

function opened(claims?: Claims, ready: Promise<void> = Promise.resolve()) {
  const auth = { current: claims && ({ claims } as AuthUser), ready: () => ready } as Auth
  return new FirebaseAnalytics(app, auth)
}
const view = (path: string) => ({ name: 'page_view', params: { page_path: path, page_title: 'Studios' } }) as const

/** Events are sent in the order of their recording, so an event that must not be sent would be before this one. */
async function onlySends(analytics: FirebaseAnalytics, paths: readonly string[]) {
  analytics.record(view('/after'))
  await eventually(() => expect(paramsOfEvents().at(-1)).toMatchObject({ page_path: '/after' }))
  expect(paramsOfEvents()).toEqual([...paths, '/after'].map(path => expect.objectContaining({ page_path: path })))
}

it('sends only our page views, with their path', async () => {
  const analytics = opened()
  analytics.record(view('/guide/studios?tag=clay'))
  analytics.record(view('/guide/7'))
  await eventually(() => expect(events().length).toBe(2))
  expect(events()).toEqual([
    [
      'event',
      'page_view',
      { ...view('/guide/studios?tag=clay').params, page_location: 'http://localhost:3000/guide/studios?tag=clay', send_to: measurementId },
    ],
    ['event', 'page_view', { ...view('/guide/7').params, page_location: 'http://localhost:3000/guide/7', send_to: measurementId }],
  ])
  expect(queue().find(([command]) => command === 'config')?.[2]).toMatchObject({ send_page_view: false })
})

it('sends a search without its text', async () => {
  opened({ pid: 'p1' }).record({ name: 'search', params: { area: 'guide', results: 0 } })
  await eventually(() => expect(events().length).toBe(1))
  expect(events()[0]).toEqual(['event', 'search', { area: 'guide', results: 0, send_to: measurementId }])
})

it('sends nothing after an opt-out, also after a reload, until it is revoked', async () => {
  opened().setOptedOut(true)
  const analytics = opened()
  expect(analytics.isOptedOut).toBe(true)
  analytics.record(view('/'))
  expect(await analytics.mayRecord()).toBe(false)
  expect(vi.mocked(fetch).mock.calls).toEqual([])
  analytics.setOptedOut(false)
  await onlySends(analytics, [])
})

it('stops a running script', async () => {
  const analytics = opened()
  analytics.record(view('/'))
  await eventually(() => expect(events().length).toBe(1))
  analytics.setOptedOut(true)
  await eventually(() => expect((globalThis as Record<string, unknown>)[`ga-disable-${measurementId}`]).toBe(true))
  analytics.record(view('/more'))
  expect(await analytics.mayRecord()).toBe(false)
  analytics.setOptedOut(false)
  await onlySends(analytics, ['/'])
})

it('sends nothing if the browser asks for privacy', async () => {
  const plain = navigator
  vi.stubGlobal('navigator', Object.create(plain, { globalPrivacyControl: { value: true } }))
  const analytics = opened()
  analytics.record(view('/'))
  expect(await analytics.mayRecord()).toBe(false)
  expect(vi.mocked(fetch).mock.calls).toEqual([])
  vi.stubGlobal('navigator', plain)
  await onlySends(analytics, [])
})

it('sends nothing during a masquerade, even before the session is restored', async () => {
  let restore = () => {}
  const restored = new Promise<void>(resolve => {
    restore = resolve
  })
  const auth = { current: undefined as AuthUser | undefined, ready: () => restored }
  const analytics = new FirebaseAnalytics(app, auth as unknown as Auth)
  analytics.record(view('/'))
  auth.current = { claims: { imp: 'staff' } } as AuthUser
  restore()
  expect(await analytics.mayRecord()).toBe(false)
  expect(vi.mocked(fetch).mock.calls).toEqual([])
  auth.current = undefined
  await onlySends(analytics, [])
})
