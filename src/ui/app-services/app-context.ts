import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Services } from '../../domain/shared/functions/service'

/** What a page can use: the query cache at once, the services when the backend is open. */
export interface App {
  readonly queries: QueryClient
  /** Opens the backend at the first call. Nothing of it is downloaded before. */
  services(): Promise<Services>
}

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp outside <App>')
  return app
}

/** All services. The component suspends while the backend opens. */
export const useServices = (): Services => use(useApp().services())

/** The service of this class. The component suspends while the backend opens. */
export const useService: Services['get'] = key => use(useApp().services()).get(key)
