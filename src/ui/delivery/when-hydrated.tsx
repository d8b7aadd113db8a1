import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { afterHydration } from './after-hydration'

/** Whether the first page is hydrated; always false during prerendering. */
export function useHydrated(): boolean {
  const [is, setIs] = useState(false)
  useEffect(() => void afterHydration().then(() => setIs(true)), [])
  return is
}

interface WhenHydratedProps {
  /** Shown in the prerendered page, and while the component is loading. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A component that needs more than the page's payload, so it is rendered after hydration. A boundary that suspends during hydration would
 * delay it, because React waits 300 ms before it shows a second state.
 */
export const WhenHydrated = ({ fallback = null, children }: WhenHydratedProps) =>
  useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
