import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { listenToConsole } from '../app-services/console-tail'
import { cellText } from '../forms/field-value-text'
import { TitleFrame } from '../kit/document-title'
import { whenIdle } from '../kit/when-idle'
import { NavigationProgress } from '../layout/navigation-progress'
import { OfflineBanner } from '../layout/offline-banner'
import { useFocusAfterNavigation } from '../layout/use-focus-after-navigation'
import { useSeasonAccent } from '../layout/use-season-accent'
import { catalogue } from '../panels/catalogue'
import { sessionQueries, useSignedIn } from '../queries/session.queries'
import { siteQueries, useOrganisation } from '../queries/site.queries'
import { officePath } from '../routing/office-path'
import { PageScroll } from '../routing/page-scroll'
import { isPending } from '../routing/route-definition'
import type { Visit } from '../routing/use-route-visit'
import { useRow } from '../routing/use-row'
import { OfficeHeader } from './office-header'
import styles from './office-layout.module.css'
import { OfficeRail } from './office-rail'
import { panelAddress, panelAt } from './panel-address'
import { prefetchPanels } from './prefetch-panels'
import { StaffLock } from './staff-lock'
import { OfficePanels } from './use-office-panels'
import { useNotedVisit } from './use-own-panels'
import { useStaff } from './use-staff'

// Stands at the end of the rail: the first table does not wait for it.
const ReportProblem = lazy(async () => ({ default: (await import('../error-report/report-problem')).ReportProblem }))

const SimilarPanels = lazy(() => import('./similar-panels'))
const NoPermission = lazy(() => import('./no-permission'))

export const data = ({ app }: Visit) => [siteQueries(app).organisation(), sessionQueries(app).user()]

/** The panels that are implemented. Planned ones are not listed; their address only says what will be there. */
const built = catalogue.filter(({ page }) => !isPending(page))

/** The frame of the office: rail, header and the open panel. */
export default function OfficeLayout() {
  const user = useSignedIn()
  return user ? (
    <StaffLock key={user.uid} user={user}>
      <Shell />
    </StaffLock>
  ) : null
}

function Shell() {
  const { pathname } = useLocation()
  const { mayOpen } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const fold = useCallback(() => setOpen(false), [])
  const organisation = useOrganisation()
  const title = useRow()?.title
  useEffect(listenToConsole, [])
  useEffect(() => prefetchPanels(catalogue), [])
  const tz = organisation?.tz
  // Time formatters are slow to create: creating them when idle speeds up the first table.
  useEffect(() => (tz === undefined ? undefined : whenIdle(() => void cellText(new Date(), tz))), [tz])
  useSeasonAccent(organisation?.accent)
  useFocusAfterNavigation()
  const panel = panelAt(catalogue, pathname)
  const panels = useMemo(() => ({ all: built, open: panel }), [panel])
  const allowed = !panel || mayOpen(panel)

  useNotedVisit(panel && allowed && panelAddress(panel) ? panel.slug : undefined)
  return (
    <OfficePanels value={panels}>
      <div className={styles.office} data-density="compact">
        <a
          className={styles.skip}
          href="#office-main"
          onClick={event => {
            event.preventDefault()
            document.getElementById('office-main')?.focus()
          }}
        >
          Skip to the panel
        </a>
        <NavigationProgress />
        <OfficeHeader isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div id="office-rail" className={styles.rail} data-open={isOpen}>
          <div className={styles.railBody}>
            <OfficeRail mayOpen={mayOpen} onFollow={fold} />
            <div className={styles.report}>
              <Suspense fallback={null}>
                <ReportProblem />
              </Suspense>
            </div>
          </div>
        </div>
        <main id="office-main" tabIndex={-1} className={styles.main}>
          <OfflineBanner />
          <Suspense fallback={<div className={styles.waiting} role="status" aria-label="Loading" />}>
            <TitleFrame title={title} organisation={organisation?.name}>
              {allowed ? <Outlet /> : <NoPermission panel={panel} />}
              {!panel && pathname !== officePath && <SimilarPanels path={pathname} />}
            </TitleFrame>
          </Suspense>
        </main>
        <PageScroll />
      </div>
    </OfficePanels>
  )
}
