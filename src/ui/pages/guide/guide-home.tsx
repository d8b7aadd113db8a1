import { Suspense } from 'react'
import { seasonPhase } from '../../../domain/guide/clock/season-phase'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { studioCount } from '../../../domain/guide/reading/studio-hours'
import { localMoment } from '../../../domain/shared/time/local-day'
import type { App } from '../../app-services/app-context'
import { daySpan } from '../../blocks/days-and-hours-text'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { LinkButton } from '../../kit/button'
import { counted } from '../../kit/counted'
import { DocumentTitle } from '../../kit/document-title'
import { BelowFold } from '../../layout/below-fold'
import { guideQueries } from '../../queries/guide.queries'
import { Link } from '../../routing/link'
import { FeaturedStudios } from './featured-studios'
import css from './guide-home.module.css'
import type { GuideLinks } from './guide-links'
import { MapTeaser } from './map/map-teaser'
import { seasonPhaseText } from './season-phase-text'
import { WeekendStrip } from './weekend-strip'

// These keep their prerendered HTML until after hydration.
const GuideSearchBox = lazyAfterHydration(async () => ({ default: (await import('./map/guide-search-box')).GuideSearchBox }))
const ArchiveLinks = lazyAfterHydration(async () => ({ default: (await import('./archive-links')).ArchiveLinks }))
const ArticleCards = lazyAfterHydration(async () => ({ default: (await import('./articles/article-cards')).ArticleCards }))

interface GuideHomeProps {
  readonly front: GuideHomeData
  /** Id of the requested edition, if it is not the current one. */
  readonly editionId: string | undefined
  readonly links: GuideLinks
  readonly past: boolean
  readonly now: Date
  readonly app: App
}

/** Home of an edition. */
export default function GuideHome({ front, editionId, links, past, now, app }: GuideHomeProps) {
  const { edition, hours, articles } = front
  const studios = studioCount(hours)
  const at = localMoment(now, edition.tz)
  const phase = seasonPhase(front, now)
  const isOver = phase.phase === 'over'
  const isOpen = !past && phase.phase === 'open-now'
  const year = edition.startsOn.slice(0, 4)
  return (
    <>
      <DocumentTitle specific={past && !edition.name.includes(year) ? `${edition.name} ${year}` : edition.name} />
      <header className={css.cover}>
        <div className={css.words}>
          <p className={css.over}>
            {edition.city}
            {`, ${daySpan(edition.startsOn, edition.endsOn)}, ${year}`}
          </p>
          <h1 tabIndex={-1}>{edition.name}</h1>
          <p className={css.phase} data-open={isOpen || undefined}>
            {past && isOver ? `${counted(studios, 'studio')}, as they were that year.` : seasonPhaseText(phase)}
          </p>
          {edition.summary && <p className={css.summary}>{edition.summary}</p>}
          <p className={css.doors}>
            <LinkButton look="main" size="l" to={links.maps(isOpen ? { open: 'now' } : {})}>
              {isOpen ? 'Open now on the map' : 'Open the map'}
            </LinkButton>
            <LinkButton size="l" to={links.weekends}>
              Weekends
            </LinkButton>
          </p>
        </div>
        <MapTeaser city={edition.city} dots={front.dots} mapIndex={guideQueries(app).index(editionId)} links={links} />
      </header>

      <BelowFold>
        <Suspense fallback={null}>
          <GuideSearchBox known={guideQueries(app).index(editionId)} studios={studios} links={links} />
        </Suspense>

        {front.weekends.length > 0 && (
          <section className={css.part} aria-labelledby="weekends">
            <h2 id="weekends">Weekends</h2>
            <WeekendStrip front={front} links={links} at={at} />
          </section>
        )}
        <section className={css.part} aria-labelledby="studios">
          <div className={css.line}>
            <h2 id="studios">{isOver ? 'A few of the studios' : 'A few studios to start with'}</h2>
            <Link to={links.maps()}>{counted(studios, 'studio')} on the map</Link>
          </div>
          <FeaturedStudios cards={front.featured} guide={front} links={links} />
        </section>
        {articles.length > 0 && (
          <section className={css.part} aria-labelledby="articles">
            <div className={css.line}>
              <h2 id="articles">{isOver ? 'To read' : 'Read before you go'}</h2>
              <Link to={links.articles}>All articles</Link>
            </div>
            <Suspense fallback={null}>
              <ArticleCards articles={articles} links={links} />
            </Suspense>
          </section>
        )}
        <Suspense fallback={null}>
          <ArchiveLinks app={app} shownId={edition.id} />
        </Suspense>
      </BelowFold>
    </>
  )
}
