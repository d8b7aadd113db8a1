import './mantine-styles'
import { MantineProvider } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useApp } from '../app-services/app'
import { listenToConsole } from '../app-services/console-tail'
import { useLiveQuery } from '../app-services/live-query'
import { TitleFrame } from '../kit/document-title'
import { NavigationProgress } from '../layout/navigation-progress'
import { OfflineBanner } from '../layout/offline-banner'
import { ThemeSwitch } from '../layout/theme-switch'
import { useArrival } from '../layout/use-arrival'
import { useSeasonAccent } from '../layout/use-season-accent'
import { ReportProblem } from '../pages/errors/report-problem'
import { sessionQueries } from '../queries/session.queries'
import { siteQueries } from '../queries/site.queries'
import { PageScroll } from '../routing/page-scroll'
import type { Visit } from '../routing/row'
import { useRow } from '../routing/use-visit'
import { noteVisit } from './kept-panels'
import { NoPermission } from './no-permission'
import styles from './office-layout.module.css'
import { OfficeRail } from './office-rail'
import { officeTheme, officeVariables } from './office-theme'
import { PaletteButton } from './palette/palette-button'
import { panelAt } from './panel-address'
import { StaffLock } from './staff-lock'
import { useColourScheme } from './use-colour-scheme'
import { useStaff } from './use-staff'

export const data = ({ app }: Visit) => [siteQueries(app).organisation(), sessionQueries(app).user()]

/** The shell of the office: the rail of panels, where one is, who is here, and the panel itself. */
export default function OfficeLayout() {
  return (
    <MantineProvider theme={officeTheme} cssVariablesResolver={officeVariables} forceColorScheme={useColourScheme()}>
      <Desk />
    </MantineProvider>
  )
}

function Desk() {
  const user = useLiveQuery(sessionQueries(useApp()).user())
  return user ? (
    <StaffLock key={user.uid} user={user}>
      <Shell />
    </StaffLock>
  ) : null
}

function Shell() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { user, mayOpen, signOut } = useStaff()
  const [open, setOpen] = useState(false)
  const organisation = useLiveQuery(siteQueries(useApp()).organisation())
  const title = useRow()?.title
  useEffect(listenToConsole, [])
  useSeasonAccent(organisation?.accent)
  useArrival()
  const panel = panelAt(pathname)
  const allowed = !panel || mayOpen(panel)

  useEffect(() => {
    if (user && panel && allowed) noteVisit(user.uid, panel.slug)
  }, [user, panel, allowed])

  const leave = async () => {
    await signOut()
    await navigate('/')
  }
  return (
    <div className={styles.office}>
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
      <header className={styles.header}>
        <button type="button" className={styles.menu} aria-expanded={open} aria-controls="office-rail" onClick={() => setOpen(!open)}>
          Panels
        </button>
        <nav aria-label="Breadcrumb" className={styles.crumbs}>
          <ol>
            <li>{panel ? <Link to="/cpanel">Office</Link> : <span aria-current="page">Office</span>}</li>
            {panel && (
              <>
                <li className={styles.crumbGroup}>{panel.group}</li>
                <li>
                  <span aria-current="page">{panel.title}</span>
                </li>
              </>
            )}
          </ol>
        </nav>
        <div className={styles.who}>
          <PaletteButton />
          <span className={styles.name}>{user?.displayName}</span>
          <Link to="/">Back to the site</Link>
          <button type="button" onClick={() => void leave()}>
            Sign out
          </button>
        </div>
      </header>
      <div id="office-rail" className={styles.rail} data-open={open}>
        <div className={styles.railBody}>
          <OfficeRail mayOpen={mayOpen} current={panel} onFollow={() => setOpen(false)} />
          <section className={styles.theme} aria-label="Appearance">
            <ThemeSwitch />
          </section>
          <ReportProblem />
        </div>
      </div>
      <main id="office-main" tabIndex={-1} className={styles.main}>
        <OfflineBanner />
        <Suspense fallback={<div className={styles.waiting} role="status" aria-label="Loading" />}>
          <TitleFrame title={title} organisation={organisation?.name}>
            {allowed ? <Outlet /> : <NoPermission panel={panel} />}
          </TitleFrame>
        </Suspense>
      </main>
      <PageScroll />
    </div>
  )
}
