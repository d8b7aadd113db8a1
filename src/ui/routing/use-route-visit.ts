import { createContext, use } from 'react'
import type { App } from '../app-services/app-context'

/** One visit to a route: everything on which its page and data may depend. */
export interface Visit {
  readonly app: App
  readonly path: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

export const VisitContext = createContext<Visit | undefined>(undefined)

/** The visit this page was loaded for: parameters, search and path, as `data` got them. */
export function useRouteVisit(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('useRouteVisit outside a page')
  return visit
}
