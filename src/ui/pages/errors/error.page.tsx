import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { DocumentTitle, TitleFrame, useIsFramed } from '../../kit/document-title'
import { PageFrame } from '../../layout/page-frame'
import { RouteFailure } from '../../routing/route-failure'
import { NoAccess, noAccessTitle } from './no-access'
import { NotFound } from './not-found'
import { ServerError, serverErrorTitle } from './server-error'

/** The error page: not found (404), no access (403), or an error of ours (500, also without a status). */
export default function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const sheet = sheetFor(error, pathname)
  if (useIsFramed()) return sheet
  return (
    <TitleFrame title={undefined} organisation={undefined}>
      <main>{sheet}</main>
    </TitleFrame>
  )
}

function sheetFor(error: unknown, path: string) {
  const status = isRouteErrorResponse(error) || error instanceof RouteFailure ? error.status : 500
  if (status === 404) return <NotFound path={path} />
  return (
    <PageFrame>
      <DocumentTitle specific={status === 403 ? noAccessTitle : serverErrorTitle} />
      {status === 403 ? <NoAccess path={path} /> : <ServerError error={error} />}
    </PageFrame>
  )
}
