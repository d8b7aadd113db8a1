import { lazy, Suspense } from 'react'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import css from './error-page.module.css'

const NotFoundView = lazy(() => import('./not-found-view').catch(() => ({ default: PageMessage })))

const notFoundTitle = 'Page Not Found'

/** Only the message, until the view is loaded. */
const PageMessage = ({ message }: { readonly message: string }) => (
  <div className={css.page}>
    <PageHead title={message} />
  </div>
)

/** No page at this path. The view loads separately, so that other pages do not carry it. */
export function NotFound({ path }: { readonly path: string }) {
  const message = `${notFoundTitle}: ${path}`
  return (
    <PageFrame>
      <DocumentTitle specific={notFoundTitle} status={404} />
      <Suspense fallback={<PageMessage message={message} />}>
        <NotFoundView message={message} path={path} />
      </Suspense>
    </PageFrame>
  )
}
