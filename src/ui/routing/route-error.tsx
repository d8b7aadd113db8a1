import { lazy, Suspense } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { useOnline } from '../forms/use-online'
import { PageFrame } from '../layout/page-frame'
import { RouteFailure } from './route-failure'
import { Ready } from './route-page'

/** The error page of a route. Rarely needed, so it is not part of the first page. If it cannot be downloaded, only its message is shown. */
export const loadErrorPage = () => import('../pages/errors/error.page')
const ErrorPage = lazy(() => loadErrorPage().catch(() => ({ default: ErrorMessage })))

export const RouteError = () => (
  <Suspense fallback={<ErrorMessage />}>
    <ErrorPage />
    <Ready />
  </Suspense>
)

function ErrorMessage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const status = error instanceof RouteFailure ? error.status : 500
  return (
    <PageFrame>
      <h1>{{ 403: 'No access', 404: `Page Not Found: ${pathname}`, 500: isOnline ? 'Internal Server Error' : 'You are offline' }[status]}</h1>
    </PageFrame>
  )
}
