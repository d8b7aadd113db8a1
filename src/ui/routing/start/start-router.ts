import type { DataRouter } from 'react-router-dom'
import { afterHydration } from '../../delivery/after-hydration'
import type { AppRoute } from '../to-route-objects'

const loadRouter = () => import('./browser-router')

/**
 * Starts the router of this document; resolves once its first page is loaded. A prerendered page that is hydrated has the data it shows, so
 * what takes a visitor to another page comes behind it.
 */
export async function startRouter(routes: AppRoute[], hydrates: boolean): Promise<DataRouter> {
  const shown = hydrates && (await (await import('./first-page')).firstPage(routes, location, () => afterHydration().then(loadRouter)))
  if (shown) return shown
  const { createBrowserRouter } = await loadRouter()
  const router = createBrowserRouter(routes)
  return new Promise(resolve => {
    const look = () => router.state.initialized && resolve(router)
    look()
    router.subscribe(look)
  })
}
