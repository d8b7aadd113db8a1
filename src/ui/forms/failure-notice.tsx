import { lazy, Suspense, useEffect } from 'react'
import { callOnce } from '../app-services/call-once'
import type { FailureWordsProps } from './failure-text'

const words = callOnce(() => import('./failure-text'))
const FailureWords = lazy(() => words().catch(() => ({ default: WithoutReason })))

/** What went wrong, what was kept and what to do. The texts are loaded after the page, so that they are available when the network fails. */
export function FailureNotice(props: FailureWordsProps) {
  useEffect(() => {
    // Whoever shows an error finds out that they did not come.
    words().catch(() => undefined)
  }, [])
  return (
    props.error !== undefined && (
      <Suspense fallback={null}>
        <FailureWords {...props} />
      </Suspense>
    )
  )
}

/** Where the texts did not come either. */
const WithoutReason = ({ actions }: FailureWordsProps) => (
  <div role="alert">
    <p>This did not work. We could not load the reason. What you entered is still here. Reload the page when you are connected.</p>
    {actions}
  </div>
)
