import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { GuideIndex } from '../../../domain/guide/publishing/guide-snapshot-types'
import { arrangedSectionLinks } from '../../../domain/navigation/arranged-section-links'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { guideSectionLinks } from '../../layout/guide-section-links'
import { SectionNav } from '../../layout/section-nav'
import { siteQueries } from '../../queries/site.queries'
import { Link } from '../../routing/link'
import css from './guide-frame.module.css'
import type { GuideLinks } from './guide-links'

const AfterGuide = lazyAfterHydration(() => import('./deferred-guide-parts'))

interface GuideFrameProps {
  readonly links: GuideLinks
  readonly edition: GuideIndex['edition']
  /** Set when the edition shown is not the current one. */
  readonly past?: boolean
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Frame of every guide page: navigation, a notice on past editions, and what follows once the page is interactive. */
export function GuideFrame({ links, edition, past = false, wide = false, children }: GuideFrameProps) {
  const arranged = useLiveQuery(siteQueries(useApp()).nav('section-sfosguide'))
  const places = [
    { to: links.home, label: `Guide ${edition.startsOn.slice(0, 4)}` },
    ...arrangedSectionLinks(guideSectionLinks, arranged).map(({ to, label }) => ({ to: links.place(to), label })),
  ]
  const { pathname } = useLocation()
  const isAt = (to: string) => pathname === to || (to !== links.home && pathname.startsWith(`${to}/`))
  return (
    <div className={css.frame} data-wide={wide || undefined}>
      <SectionNav label="Guide">
        {places.map(({ to, label }) => (
          <Link key={to} to={to} aria-current={isAt(to) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </SectionNav>
      {past && (
        <p className={css.past}>
          You are reading {edition.name}, {edition.startsOn.slice(0, 4)}. <Link to="/sfosguide">Go to the current guide</Link>
        </p>
      )}
      {children}
      <Suspense fallback={null}>
        <AfterGuide links={links} past={past} />
      </Suspense>
    </div>
  )
}
