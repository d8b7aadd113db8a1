import { type ComponentType, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { WhenHydrated } from '../delivery/when-hydrated'
import { useInBrowser } from '../kit/in-browser'
import { sessionHint } from './session-hint'

// Wanted once somebody types; it follows the first page. Where it cannot be downloaded, pages stand without it.
const LeaveGuard = lazyAfterHydration(() => import('./leave-guard').catch(() => ({ default: () => null })))

// Over every page of a session that is a visit; a browser without a session does not ask.
const MasqueradeBar = lazyAfterHydration(() => import('../layout/masquerade-bar').catch(() => ({ default: () => null })))

/**
 * Around every page: what watches the address, and the bar of local mode, last in the document.
 * A view is told a moment after the page was drawn, when it has set its title.
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
          <MasqueradeBar />
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
