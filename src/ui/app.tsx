import './kit/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { type DataRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import type { Services } from '../domain/shared/service'
import { type App, AppContext } from './app-services/app'
import { once } from './app-services/once'
import { settled } from './delivery/settled'
import { publicRows } from './public-rows'
import { pageViews } from './routing/page-views'
import { makeQueryClient } from './routing/query-client'
import { RootRoute } from './routing/root-route'
import { RouteError } from './routing/route-error'
import type { Row } from './routing/row'
import { tellError } from './routing/tell-error'
import { type RouteWorld, toRouteObjects } from './routing/to-route-objects'

/** The application over a backend that is opened when something first asks for it. A backend that failed to open is tried again. */
export const makeApp = (open: () => Promise<Services>): App => ({ queries: makeQueryClient(), services: once(open) })

/** Every route of the product under the one root: the office's, and those of these rows. `Bar` is local mode's. */
export function appRoutes(world: RouteWorld, rows: readonly Row[] = publicRows, Bar?: ComponentType): RouteObject[] {
  const onView = pageViews((path, title) => {
    void settled()
      .then(() => import('./routing/record-view'))
      .then(({ recordView }) => recordView(world.app, path, title))
  })
  return [
    {
      id: 'root',
      element: <RootRoute onView={onView} Bar={Bar} />,
      HydrateFallback: () => null,
      ErrorBoundary: RouteError,
      children: toRouteObjects(rows, world),
    },
  ]
}

export function AppView({ app, router }: { app: App; router: DataRouter }) {
  return (
    <StrictMode>
      <AppContext value={app}>
        <QueryClientProvider client={app.queries}>
          <RouterProvider router={router} onError={tellError} />
        </QueryClientProvider>
      </AppContext>
    </StrictMode>
  )
}
