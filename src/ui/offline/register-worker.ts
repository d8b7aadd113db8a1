import type { WorkerMessage } from './cache-names'

/** Installs the worker of this build (decision 021). Without it the site works as before, but not without a network. */
export async function registerWorker(build: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const offer = (worker: ServiceWorker | null) => worker?.postMessage({ build } satisfies WorkerMessage, [])
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing))
  })
}
