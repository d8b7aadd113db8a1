import { lazy, Suspense, useEffect } from 'react'
import type { FailureWordsProps } from './failure-words'

const words = () => import('./failure-words')
const FailureWords = lazy(words)

/** What went wrong with a form, what was kept and what to do. The words come after the form, so that they are there when the network is not. */
export function FailureNotice({ error, actions }: FailureWordsProps) {
  useEffect(() => {
    // A part that was not to be had is asked for again when there is something to say.
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
