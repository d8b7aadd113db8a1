import { lazy, Suspense } from 'react'
import { DocumentTitle } from '../../kit/document-title'
import { PageFrame } from '../../layout/page-frame'

const NotFoundView = lazy(() => import('./not-found-view'))

const notFoundTitle = 'Page Not Found'

/** No page at this path. The view loads separately, so that other pages do not carry it. */
export function NotFound({ path }: { readonly path: string }) {
  const message = `${notFoundTitle}: ${path}`
  return (
    <PageFrame>
      <DocumentTitle specific={notFoundTitle} status={404} />
      <Suspense fallback={<h1>{message}</h1>}>
        <NotFoundView message={message} path={path} />
      </Suspense>
    </PageFrame>
  )
}
