import { type ComponentType, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { WhenHydrated } from '../delivery/when-hydrated'
import { useInBrowser } from '../kit/use-in-browser'
import { sessionHint } from './session-hint'

// Needed when somebody types, so it is downloaded after the first page. Pages work without it.
const LeaveGuard = lazyAfterHydration(() => import('./leave-guard').catch(() => ({ default: () => null })))

// Shown on every page while staff masquerade or preview a date. Not loaded in a browser without a session.
const StaffBars = lazyAfterHydration(() => import('../layout/staff-bars').catch(() => ({ default: () => null })))

/**
 * Around every page: what watches the address, and local mode's bar, last in the document. A view is reported a moment after the page is
 * rendered, when it has set its title.
 */
export function RootRoute({ onView, Bar }: { onView: (fullPath: string, title: string) => void; Bar?: ComponentType | undefined }) {
  const { pathname, search, hash } = useLocation()
  const inBrowser = useInBrowser()
  const fullPath = pathname + search + hash
  useEffect(() => queueMicrotask(() => onView(fullPath, document.title)), [onView, fullPath])
  return (
    <>
      {inBrowser && sessionHint().present && (
        <WhenHydrated>
          <StaffBars />
        </WhenHydrated>
      )}
      <Outlet />
      <WhenHydrated>
        <LeaveGuard />
      </WhenHydrated>
      {Bar && (
        <WhenHydrated>
          <Bar />
        </WhenHydrated>
      )}
    </>
  )
}
