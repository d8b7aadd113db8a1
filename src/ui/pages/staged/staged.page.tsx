import { lazy, Suspense } from 'react'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageFrame } from '../../layout/page-frame'

// Staff alone see it: a public page shares nothing with what it is made of.
const StagedDraft = lazy(() => import('./staged-draft'))

/** `/temp/{id}` and the fixed addresses below `/temp`. */
export default function StagedPageRoute() {
  return (
    <Suspense
      fallback={
        <PageFrame>
          <Skeleton lines={8} />
        </PageFrame>
      }
    >
      <StagedDraft />
    </Suspense>
  )
}
