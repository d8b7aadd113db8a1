import { useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { useOnline } from '../../forms/use-online'
import { DocumentTitle, TitleFrame, useIsFramed } from '../../kit/document-title'
import { PageFrame } from '../../layout/page-frame'
import { RouteFailure } from '../../routing/route-failure'
import { NoAccess, noAccessTitle } from './no-access'
import { NotFound } from './not-found'
import { OfflineError, offlineTitle } from './offline-error'
import { ServerError, serverErrorTitle } from './server-error'

/** The error page: not found (404), no access (403), no network, or an error of ours (500, also without a status). */
export default function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  // Whether the device was offline when the page failed; kept until the page is left.
  const [isOffline] = useState(!useOnline())
  const page = pageFor(error, pathname, isOffline)
  if (useIsFramed()) return page
  return (
    <TitleFrame title={undefined} organisation={undefined}>
      <main>{page}</main>
    </TitleFrame>
  )
}

function pageFor(error: unknown, path: string, isOffline: boolean) {
  const status = isRouteErrorResponse(error) || error instanceof RouteFailure ? error.status : 500
  if (status === 404) return <NotFound path={path} />
  const { title, content } =
    status === 403
      ? { title: noAccessTitle, content: <NoAccess path={path} /> }
      : isOffline
        ? { title: offlineTitle, content: <OfflineError /> }
        : { title: serverErrorTitle, content: <ServerError error={error} /> }
  return (
    <PageFrame>
      <DocumentTitle specific={title} />
      {content}
    </PageFrame>
  )
}
