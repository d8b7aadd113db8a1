import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { afterHydration } from './after-hydration'

/** Whether the first page has settled; never while a page is made outside a browser. */
export function useHydrated(): boolean {
  const [is, setIs] = useState(false)
  useEffect(() => void afterHydration().then(() => setIs(true)), [])
  return is
}

interface WhenHydratedProps {
  /** Stands there in the prerendered page, and while the part is on its way. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A part that is not the page itself, or reads more than the page's payload holds: it follows the page. A boundary that waits
 * while a page is taken over would hold that up: React shows no second state within 300 ms of a first.
 */
export const WhenHydrated = ({ fallback = null, children }: WhenHydratedProps) =>
  useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
