import { lazy, Suspense } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { RouteFailure } from './route-failure'
import { Ready } from './route-page'

/**
 * The error page of a route. Rarely needed, so it is not part of the first page. Where it cannot be downloaded, only its message is
 * shown.
 */
const ErrorPage = lazy(() => import('../pages/errors/error.page').catch(() => ({ default: ErrorMessage })))

export const RouteError = () => (
  <Suspense fallback={<ErrorMessage />}>
    <ErrorPage />
    <Ready />
  </Suspense>
)

function ErrorMessage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const status = error instanceof RouteFailure ? error.status : 500
  return <h1>{{ 403: 'No access', 404: `Page Not Found: ${pathname}`, 500: 'Internal Server Error' }[status]}</h1>
}
