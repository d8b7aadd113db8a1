import { lazy, Suspense, useEffect } from 'react'
import { once } from '../app-services/once'
import type { FailureWordsProps } from './failure-text'

const words = once(() => import('./failure-text'))
const FailureWords = lazy(words)

/** What went wrong, what was kept and what to do. The words come after the page, so that they are there when the network is not. */
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
