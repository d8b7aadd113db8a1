import { afterHydration } from '../delivery/after-hydration'
import type { App } from './app-context'

/**
 * A service whose class is downloaded with the backend, not with the page: for queries and guards that are in every public page but do
 * not run while it is rendered from its payload.
 */
export async function serviceAfterHydration<T>(app: App, load: () => Promise<new (...parts: never[]) => T>): Promise<T> {
  await afterHydration()
  const [services, Service] = await Promise.all([app.services(), load()])
  return services.get<new (...parts: never[]) => T>(Service)
}
