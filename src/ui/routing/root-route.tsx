import { type ComponentType, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { latePart } from '../delivery/late-part'
import { WhenSettled } from '../delivery/when-settled'
import { useInBrowser } from '../kit/in-browser'
import { sessionHint } from './session-hint'

// Wanted once somebody types; it follows the first page. Where it cannot be downloaded, pages stand without it.
const LeaveGuard = latePart(() => import('./leave-guard').catch(() => ({ default: () => null })))

// Over every page of a session that is a visit; a browser without a session does not ask.
const VisitBar = latePart(() => import('../layout/visit-bar').catch(() => ({ default: () => null })))

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
        <WhenSettled>
          <VisitBar />
        </WhenSettled>
      )}
      <Outlet />
      <WhenSettled>
        <LeaveGuard />
      </WhenSettled>
      {Bar && (
        <WhenSettled>
          <Bar />
        </WhenSettled>
      )}
    </>
  )
}
