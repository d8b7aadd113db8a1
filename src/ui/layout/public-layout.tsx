import { Outlet, useLocation } from 'react-router-dom'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { TitleFrame } from '../kit/document-title'
import { useInBrowser } from '../kit/use-in-browser'
import { siteQueries } from '../queries/site.queries'
import { PageScroll } from '../routing/page-scroll'
import type { Visit } from '../routing/use-route-visit'
import { useRow } from '../routing/use-row'
import { NavigationProgress } from './navigation-progress'
import { OfflineBanner } from './offline-banner'
import css from './public-layout.module.css'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { useFocusAfterNavigation } from './use-focus-after-navigation'
import { useSeasonAccent } from './use-season-accent'
import { useSessionAttribute } from './use-session-attribute'

export const data = ({ app }: Pick<Visit, 'app'>) => {
  const site = siteQueries(app)
  return [site.organisation(), site.nav('header'), site.nav('footer')]
}

/** In print only: the address of the page. */
function PrintedAddress() {
  useLocation()
  return useInBrowser() && <p className={css.onPaper}>{location.href}</p>
}

/** The frame of every public page: header, announcement and footer. */
export default function PublicLayout() {
  const site = siteQueries(useApp())
  const organisation = useLiveQuery(site.organisation())
  const header = useLiveQuery(site.nav('header'))
  const footer = useLiveQuery(site.nav('footer'))
  const { pathname } = useLocation()
  useSeasonAccent(organisation?.accent)
  useSessionAttribute()
  useFocusAfterNavigation()
  return (
    <TitleFrame title={useRow()?.title} organisation={organisation?.name}>
      <a
        href="#main"
        className={css.skip}
        onClick={event => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        Skip to the page
      </a>
      <NavigationProgress />
      <OfflineBanner />
      {organisation?.announcement && (
        <aside className={css.announcement} aria-label="Announcement" data-for={organisation.announcementFor}>
          {organisation.announcement}
        </aside>
      )}
      <SiteHeader organisation={organisation} items={header} path={pathname} />
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <PrintedAddress />
      <SiteFooter organisation={organisation} items={footer} />
      <PageScroll />
    </TitleFrame>
  )
}
