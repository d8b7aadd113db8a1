import type { WorkerMessage } from '../cache-names'
import { type Build, KeptBuild } from './kept-build'
import { requestKindOf } from './request-kind'

/** What this file needs of a service worker's global scope: the project is compiled with the types of a document. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & MessageEvent<WorkerMessage>) => void): void
}

/** Written into the finished worker by the build (`scripts/build/worker.mjs`). */
declare const OWN_BUILD: Build
const own = OWN_BUILD

const scope = globalThis as unknown as WorkerScope
const kept = new KeptBuild(own, { caches, origin: location.origin, fetch: (request, options) => fetch(request, options) })

scope.addEventListener('install', event => event.waitUntil(kept.install()))

// The browser activates a worker once no page of the build before is open, so an open page keeps its files.
scope.addEventListener('activate', event =>
  event.waitUntil(kept.activate().then(() => Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]))),
)

scope.addEventListener('fetch', event => {
  const way = requestKindOf(event.request, location.origin)
  if (!way) return
  const answer = kept.answer(way, event.request, event.preloadResponse, work => event.waitUntil(work))
  // Where the device's store fails, such as on a full disk, the site works as without a worker.
  event.respondWith(answer.catch(() => fetch(event.request)))
})

scope.addEventListener('message', event => {
  const { data } = event
  event.waitUntil('keep' in data ? kept.keep(data.keep) : takeOver(data.build))
})

/** A page that was loaded anew would keep its worker waiting for itself: if it is of this build and no other page is open, this worker takes over. */
async function takeOver(build: string): Promise<void> {
  if (build !== own.id) return
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length <= 1) await scope.skipWaiting()
}
