import { lazy, Suspense } from 'react'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { useInBrowser } from '../../kit/use-in-browser'
import { PageFrame } from '../../layout/page-frame'

// Few visitors have a private link: a public page shares nothing with what it is made of.
const PrivateLink = lazy(() => import('./private-link'))

/** `/private/{id}`: what one private link shows. Never prerendered. */
export default function PrivatePage() {
  const waiting = (
    <PageFrame>
      <PageHead title="Private link" />
      <Skeleton lines={8} />
    </PageFrame>
  )
  return useInBrowser() ? (
    <Suspense fallback={waiting}>
      <PrivateLink />
    </Suspense>
  ) : (
    waiting
  )
}
