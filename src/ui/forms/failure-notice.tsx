import { lazy, Suspense, useEffect } from 'react'
import { callOnce } from '../app-services/call-once'
import type { FailureWordsProps } from './failure-text'

const words = callOnce(() => import('./failure-text'))
const FailureWords = lazy(words)

/** What went wrong, what was kept and what to do. The texts are loaded after the page, so that they are available when the network fails. */
export function FailureNotice({ error, actions }: FailureWordsProps) {
  useEffect(() => {
    // If it fails, the texts are loaded again when an error is shown.
    words().catch(() => undefined)
  }, [])
  return (
    error !== undefined && (
      <Suspense fallback={null}>
        <FailureWords error={error} actions={actions} />
      </Suspense>
    )
  )
}
