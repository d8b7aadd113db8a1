import { lazy, Suspense } from 'react'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageFrame } from '../../layout/page-frame'

// Few visitors have a private link: a public page shares nothing with what it is made of.
const PrivateLink = lazy(() => import('./private-link'))

/** `/private/{id}`: what one private link shows. Never prerendered. */
export default function PrivatePage() {
  return (
    <Suspense
      fallback={
        <PageFrame>
          <Skeleton lines={8} />
        </PageFrame>
      }
    >
      <PrivateLink />
    </Suspense>
  )
}
