import { lazy, type ReactNode } from 'react'
import { isWeekend } from '../../../domain/guide/reading/is-weekend'
import type { GuideWeekends, WeekendCard } from '../../../domain/guide/reading/weekend-cards'
import { localMoment } from '../../../domain/shared/time/local-day'
import { useLiveQuery } from '../../app-services/app-context'
import { hoursText, shortDay, weekendSpan } from '../../blocks/days-and-hours-text'
import { LinkButton } from '../../kit/button'
import { counted } from '../../kit/counted'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/feedback/empty-state'
import { PageHead } from '../../kit/page-head'
import { calendarDay, zoneOf } from '../../kit/time/format-time'
import { BelowFold } from '../../layout/below-fold'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { FeaturedStudios } from './featured-studios'
import { GuideFrame } from './guide-frame'
import { editionIn, type GuideLinks } from './guide-links'
import { guideData, useGuide } from './use-guide'
import css from './weekends.module.css'

const NoGuideYet = lazy(() => import('./no-guide-yet'))

const ownOf = ({ app, search }: Visit) => guideQueries(app).weekends(editionIn(search))

export const data = (visit: Visit) => [...guideData(visit, ownOf(visit)), clockQueries(visit.app).now()]

/** Each weekend of an edition: dates, neighborhoods, number of studios. */
export default function WeekendsPage() {
  const visit = useRouteVisit()
  const { guide, links, past } = useGuide(editionIn(visit.search), ownOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!guide) return <NoGuideYet title="Weekends" />
  const { edition, weekends } = guide
  const { date } = localMoment(now, edition.tz)
  const [first] = weekends.flatMap(({ days }) => days)
  const isOver = ({ days }: WeekendCard) => days.length > 0 && days.every(day => day.date < date)
  // After the season there is nothing ahead to make room for.
  const isSeasonOver = weekends.length > 0 && weekends.every(isOver)
  return (
    <GuideFrame {...{ links, edition, past }}>
      <DocumentTitle specific={edition.name} />
      <PageHead
        title="Weekends"
        over={edition.name}
        lead={
          <p>
            {isSeasonOver ? 'This season is over. Each part of town opened on its own days.' : 'Each part of town opens on its own days.'}
            {first && ` All times are local (${zoneOf(calendarDay(first.date), edition.tz)}).`}
          </p>
        }
      />
      {weekends.length === 0 && (
        <EmptyState title="This edition has no weekends" action={<LinkButton to={links.maps()}>Open the map</LinkButton>}>
          Every studio has its own hours.
        </EmptyState>
      )}
      <BelowFold>
        <ol className={css.weekends}>
          {weekends.map(weekend => (
            <li key={weekend.n}>
              {isOver(weekend) && !isSeasonOver ? (
                <details>
                  <summary className={css.over}>
                    <WeekendTitle weekend={weekend} />
                    <span>{isWeekend(weekend) ? 'This weekend is over.' : 'These days are over.'}</span>
                  </summary>
                  <Weekend {...{ guide, links, weekend, date }} />
                </details>
              ) : (
                <section aria-labelledby={`weekend-${weekend.n}`}>
                  <Weekend {...{ guide, links, weekend, date }}>
                    <WeekendTitle weekend={weekend} />
                  </Weekend>
                </section>
              )}
            </li>
          ))}
        </ol>
      </BelowFold>
    </GuideFrame>
  )
}

interface WeekendProps {
  readonly guide: GuideWeekends
  readonly links: GuideLinks
  readonly weekend: WeekendCard
  /** Today, in the edition's time zone. */
  readonly date: string
  /** Its title, where it does not stand above. */
  readonly children?: ReactNode
}

const WeekendTitle = ({ weekend }: { readonly weekend: WeekendCard }) => (
  <h2 id={`weekend-${weekend.n}`} className={css.title}>
    <span className={css.dates}>{weekendSpan(weekend) || weekend.name}</span>
    {weekendSpan(weekend) && <span className={css.name}>{weekend.name}</span>}
  </h2>
)

function Weekend({ guide, links, weekend, date, children }: WeekendProps) {
  const { studios, buildings, numbers, hoods, featured } = weekend
  return (
    <div className={css.weekend}>
      <div className={css.facts}>
        {children}
        <dl className={css.days}>
          {weekend.days.map(day => (
            <div key={day.date} data-today={day.date === date || undefined}>
              <dt>
                {shortDay(day.date)}
                {day.date === date && ', today'}
              </dt>
              <dd>{hoursText([[day.open, day.close]])}</dd>
            </div>
          ))}
        </dl>
        {hoods.length > 0 && (
          <ul className={css.hoods}>
            {hoods.map(({ id, name, colour }) => (
              <li key={id}>
                <span style={{ background: colour }} aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        )}
        <p className={css.counts}>
          {counted(studios, 'studio')}
          {buildings > 0 && ` in ${counted(buildings, 'building')} and in studios of their own`}
          {numbers && `, numbers ${numbers[0]} to ${numbers[1]}`}
        </p>
        {weekend.note && <p>{weekend.note}</p>}
        <p>
          <LinkButton to={links.maps({ weekend: String(weekend.n) })}>See {isWeekend(weekend) ? 'this weekend' : 'these days'} on the map</LinkButton>
        </p>
      </div>
      <FeaturedStudios cards={featured} guide={guide} links={links} />
    </div>
  )
}
