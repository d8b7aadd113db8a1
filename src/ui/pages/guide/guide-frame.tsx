import { type ReactNode, Suspense } from 'react'
import { Link, NavLink } from 'react-router-dom'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { latePart } from '../../delivery/late-part'
import { SectionNav } from '../../layout/section-nav'
import css from './guide-frame.module.css'
import type { GuideLinks } from './guide-links'

const PrintedCode = latePart(async () => ({ default: (await import('./printed-code')).PrintedCode }))

interface GuideFrameProps {
  readonly links: GuideLinks
  readonly edition: GuideIndex['edition']
  /** Set while an edition is shown that is not the current one. */
  readonly past?: boolean
  readonly wide?: boolean
  readonly children: ReactNode
}

/** What every page of the guide stands in: its own navigation, a word when the edition is not this year's, and its address on paper. */
export function GuideFrame({ links, edition, past = false, wide = false, children }: GuideFrameProps) {
  const places = [
    { to: links.home, label: `Guide ${edition.id}` },
    { to: links.maps(), label: 'Map' },
    { to: links.weekends, label: 'Weekends' },
    { to: links.events, label: 'Events' },
    { to: links.articles, label: 'Articles' },
  ]
  return (
    <div className={css.frame} data-wide={wide || undefined}>
      <SectionNav label="Guide">
        {places.map(({ to, label }) => (
          <NavLink key={label} to={to} end={to === links.home}>
            {label}
          </NavLink>
        ))}
      </SectionNav>
      {past && (
        <p className={css.past}>
          You are reading the {edition.id} edition, kept as it was. <Link to="/sfosguide">Go to this year’s guide</Link>
        </p>
      )}
      {children}
      <Suspense fallback={null}>
        <PrintedCode />
      </Suspense>
    </div>
  )
}
