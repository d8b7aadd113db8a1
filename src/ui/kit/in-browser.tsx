import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is in a visitor's browser and its prerendered words have been taken over; for what depends on who looks. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

interface InBrowserProps {
  /** Stands there in the prerendered page, and while the part is on its way. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A part that reads more than the page's payload holds: it follows the page. */
export const InBrowser = ({ fallback = null, children }: InBrowserProps) =>
  useInBrowser() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
