import './kit/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode, useState } from 'react'
import { type DataRouter, RouterProvider } from 'react-router-dom'
import type { Services } from '../domain/shared/functions/service'
import { type App, AppContext } from './app-services/app-context'
import { callOnce } from './app-services/call-once'
import { afterHydration } from './delivery/after-hydration'
import { InternalLink } from './kit/anchor'
import { publicRoutes } from './public-routes'
import { Link } from './routing/link'
import { LiveRouter } from './routing/live-router'
import { pageViews } from './routing/page-views'
import { makeQueryClient } from './routing/query-client'
import { reportError } from './routing/report-error'
import { RootRoute } from './routing/root-route'
import type { RouteDefinition } from './routing/route-definition'
import { RouteError } from './routing/route-error'
import { RouteTable } from './routing/route-table'
import { quietAboutBriefSteps } from './routing/start/brief-steps'
import { type AppRoute, type RouterContext, toRouteObjects } from './routing/to-route-objects'

/** The application over a backend that is opened on first use. If opening failed, the next use tries again. */
export const makeApp = (open: () => Promise<Services>): App => ({ queries: makeQueryClient(), services: callOnce(open) })

/** All routes of the product under one root: the office's and the given ones. `Bar` is local mode's bar. */
export function appRoutes(context: RouterContext, routes: readonly RouteDefinition[] = publicRoutes, Bar?: ComponentType): AppRoute[] {
  const onView = pageViews((path, title) => {
    void afterHydration()
      .then(() => import('./routing/count-page-view'))
      .then(({ countPageView }) => countPageView(context.app, path, title))
  })
  return [
    {
      id: 'root',
      element: (
        <RouteTable value={publicRoutes}>
          <RootRoute onView={onView} Bar={Bar} />
        </RouteTable>
      ),
      hydrateFallbackElement: <></>,
      errorElement: <RouteError />,
      children: toRouteObjects(routes, context),
    },
  ]
}

/** Providers around every page, in the browser and during prerendering. */
export const AppProviders = ({ app, children }: { app: App; children: ReactNode }) => (
  <StrictMode>
    <AppContext value={app}>
      <QueryClientProvider client={app.queries}>
        <InternalLink value={Link}>{children}</InternalLink>
      </QueryClientProvider>
    </AppContext>
  </StrictMode>
)

export function AppView({ app, router }: { app: App; router: DataRouter }) {
  const [rendered] = useState(() => quietAboutBriefSteps(router))
  return (
    <AppProviders app={app}>
      <LiveRouter value={router}>
        <RouterProvider router={rendered} onError={reportError} />
      </LiveRouter>
    </AppProviders>
  )
}
