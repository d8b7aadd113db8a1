import { featuredDoors } from '../../../domain/guide/featured'
import type { GuideIndex, PublishedWeekend } from '../../../domain/guide/guide-snapshot'
import { localMoment } from '../../../domain/guide/local-day'
import { useLiveQuery } from '../../app-services/live-query'
import { LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { Elsewhere } from '../../kit/elsewhere'
import { EmptyState } from '../../kit/empty-state'
import { zoneOf } from '../../kit/format-time'
import { PageHead } from '../../kit/page-head'
import { clockQueries } from '../../queries/clock.queries'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { FeaturedStudios } from './featured-studios'
import { GuideFrame } from './guide-frame'
import { editionIn, type GuideLinks } from './guide-links'
import { counted, hoursWords, shortDay, weekendSpan } from './guide-words'
import { NoGuideYet } from './no-guide-yet'
import { guideData, useGuide } from './use-guide'
import css from './weekends.module.css'

export const data = (visit: Visit) => [...guideData(visit, editionIn(visit.search)), clockQueries(visit.app).now()]

/** Each weekend of an edition: when, where, how much there is to see. */
export default function WeekendsPage() {
  const visit = useVisit()
  const { index, links, past } = useGuide(visit, editionIn(visit.search))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!index) return <NoGuideYet title="Weekends" />
  const { date } = localMoment(now, index.edition.tz)
  const { tz } = index.edition
  return (
    <GuideFrame {...{ links, index, past }}>
      <DocumentTitle specific={index.edition.name} />
      <PageHead
        title="Weekends"
        over={index.edition.name}
        lead={
          <p>
            Each part of town has its days.
            <Elsewhere at={now} tz={tz}>
              {` All times are local (${zoneOf(now, tz)}).`}
            </Elsewhere>
          </p>
        }
      />
      {index.weekends.length === 0 && (
        <EmptyState title="This edition names no weekends" action={<LinkButton to={links.maps()}>Open the map</LinkButton>}>
          Every studio has its own hours.
        </EmptyState>
      )}
      <ol className={css.weekends}>
        {index.weekends.map(weekend => (
          <li key={weekend.n}>
            <Weekend {...{ index, links, weekend, date }} />
          </li>
        ))}
      </ol>
    </GuideFrame>
  )
}

interface WeekendProps {
  readonly index: GuideIndex
  readonly links: GuideLinks
  readonly weekend: PublishedWeekend
  /** Today, on the edition's calendar. */
  readonly date: string
}

function Weekend({ index, links, weekend, date }: WeekendProps) {
  const cards = index.listings.filter(({ weekends }) => weekends.includes(weekend.n))
  const sites = new Set(cards.flatMap(({ siteId }) => siteId ?? []))
  const hoods = index.neighbourhoods.filter(({ id }) => weekend.neighbourhoodIds.includes(id))
  const numbers = cards.flatMap(({ number }) => number ?? []).sort((a, b) => a - b)
  const past = weekend.days.length > 0 && weekend.days.every(day => day.date < date)
  const highlights = featuredDoors(cards, `${date} ${weekend.n}`, 3)
  return (
    <section className={css.weekend} aria-labelledby={`weekend-${weekend.n}`} data-past={past || undefined}>
      <div className={css.facts}>
        <h2 id={`weekend-${weekend.n}`}>
          <span className={css.dates}>{weekendSpan(weekend) || weekend.name}</span>
          {weekendSpan(weekend) && <span className={css.name}>{weekend.name}</span>}
        </h2>
        {past && <p>This weekend is over.</p>}
        <dl className={css.days}>
          {weekend.days.map(day => (
            <div key={day.date} data-today={day.date === date || undefined}>
              <dt>
                {shortDay(day.date)}
                {day.date === date && ', today'}
              </dt>
              <dd>{hoursWords([[day.open, day.close]])}</dd>
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
          {counted(cards.length, 'studio')}
          {sites.size > 0 && ` in ${counted(sites.size, 'building')} and behind doors of their own`}
          {numbers.length > 1 && `, numbers ${numbers[0]} to ${numbers.at(-1)}`}
        </p>
        {weekend.note && <p>{weekend.note}</p>}
        <p>
          <LinkButton to={links.maps({ weekend: String(weekend.n) })}>See it on the map</LinkButton>
        </p>
      </div>
      <FeaturedStudios cards={highlights} guide={index} links={links} />
    </section>
  )
}
