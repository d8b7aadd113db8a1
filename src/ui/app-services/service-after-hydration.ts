import type { Provided, Wired } from '../../domain/shared/functions/service'
import { afterHydration } from '../delivery/after-hydration'
import type { App } from './app-context'

/**
 * A service whose class is downloaded with the backend, not with the page: for queries and guards that are in every public page but do
 * not run while it is rendered from its payload.
 */
export async function serviceAfterHydration<K>(app: App, load: () => Promise<K & Wired<K>>): Promise<Provided<K>> {
  await afterHydration()
  const [services, Service] = await Promise.all([app.services(), load()])
  return services.get<K>(Service)
}
