import type { SeasonDate } from '../../../domain/guide/season-dates'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { calendarDay, partsOf } from '../../kit/time/format-time'
import { homeQueries } from '../../queries/home.queries'
import { daysOf, distance, nameOf } from './season-text'
import css from './season-timeline.module.css'
import { timelineScale } from './timeline-scale'

interface SeasonTimelineProps {
  readonly editionId: string
  /** Name of the season. */
  readonly name: string
  /** Today in the edition's time zone, `YYYY-MM-DD`. */
  readonly today: string
}

/** Deadlines, weekends and today on a strip; the list below has the same content. */
export function SeasonTimeline({ editionId, name, today }: SeasonTimelineProps) {
  const dates = useLiveQuery(homeQueries(useApp()).season(editionId))
  const past = dates.filter(({ until }) => until < today)
  const coming = dates.filter(({ until }) => until >= today)
  return (
    <section aria-labelledby="season" className={css.season}>
      <h2 id="season">
        {name} {editionId}
      </h2>
      {dates.length === 0 && <p className={css.quiet}>No deadlines or weekends yet. Add them to the edition.</p>}
      <Strip dates={dates} today={today} />
      {coming.length > 0 && <Dates label="Upcoming" dates={coming} today={today} />}
      {dates.length > 0 && coming.length === 0 && <p className={css.quiet}>All dates have passed.</p>}
      {past.length > 0 && (
        <details className={css.past}>
          <summary>{past.length === 1 ? '1 date has passed' : `${past.length} dates have passed`}</summary>
          <Dates label="Passed" dates={past} today={today} />
        </details>
      )}
    </section>
  )
}

function Strip({ dates, today }: { readonly dates: readonly SeasonDate[]; readonly today: string }) {
  const scale = timelineScale(dates)
  if (!scale) return null
  const now = scale.at(today)
  return (
    <div className={css.strip} aria-hidden="true">
      {scale.months.map(({ date, left, isNamed }) => (
        <span key={date} className={css.month} style={{ left: `${left}%` }}>
          {isNamed && partsOf(calendarDay(date), 'UTC').month}
        </span>
      ))}
      {dates.map(date => {
        const { left, width } = scale.place(date.from, date.until)
        const isPast = date.until < today || undefined
        return date.is === 'weekend' ? (
          <span key={`weekend ${date.n}`} className={css.weekend} data-past={isPast} style={{ left: `${left}%`, width: `${width}%` }} />
        ) : (
          <span key={date.key} className={css.deadline} data-past={isPast} style={{ left: `${left + width / 2}%` }} />
        )
      })}
      {now !== undefined && (
        <span className={css.today} data-late={now > 85 || undefined} style={{ left: `${now}%` }}>
          <b>Today</b>
        </span>
      )}
    </div>
  )
}

function Dates({ label, dates, today }: { readonly label: string; readonly dates: readonly SeasonDate[]; readonly today: string }) {
  return (
    <ol className={css.dates} aria-label={label}>
      {dates.map(date => (
        <li key={date.is === 'weekend' ? `weekend ${date.n}` : date.key} data-now={date.from <= today && today <= date.until ? true : undefined}>
          <span>{daysOf(date)}</span>
          <strong>{nameOf(date)}</strong>
          <small>{distance(date, today)}</small>
        </li>
      ))}
    </ol>
  )
}
