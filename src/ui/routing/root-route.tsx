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

type OnView = (fullPath: string, title: string) => void

/** Reports each view a moment after the page is rendered, when it has set its title. */
function ReportedViews({ onView }: { readonly onView: OnView }) {
  const { pathname, search, hash } = useLocation()
  const fullPath = pathname + search + hash
  useEffect(() => queueMicrotask(() => onView(fullPath, document.title)), [onView, fullPath])
  return null
}

/** Shown from the step on after which there is a session. */
function StaffBarsInSession() {
  useLocation()
  if (!useInBrowser() || !sessionHint().present) return null
  return (
    <WhenHydrated>
      <StaffBars />
    </WhenHydrated>
  )
}

/** Around every page: what watches the address, and local mode's bar, last in the document. It is not rendered again when the address changes. */
export function RootRoute({ onView, Bar }: { readonly onView: OnView; readonly Bar?: ComponentType | undefined }) {
  return (
    <>
      <ReportedViews onView={onView} />
      <StaffBarsInSession />
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
