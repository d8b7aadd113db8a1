import type { SeasonDate } from '../../../domain/guide/clock/season-dates'
import { calendarDay, partsOf } from '../../kit/time/format-time'
import css from './season-strip.module.css'
import { type TimelineScale, timelineScale } from './timeline-scale'

interface SeasonStripProps {
  readonly dates: readonly SeasonDate[]
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** A read-only timeline with deadlines, weekends and today. The surrounding page lists the same dates as text. */
export function SeasonStrip({ dates, today }: SeasonStripProps) {
  const scale = timelineScale(dates)
  if (!scale) return null
  return (
    <div className={css.strip} aria-hidden="true">
      <StripGround dates={dates} today={today} scale={scale} />
      {dates.map(date => {
        if (date.is === 'weekend') return null
        const { left, width } = scale.place(date.from, date.until)
        return <span key={date.key} className={css.deadline} data-past={date.until < today || undefined} style={{ left: `${left + width / 2}%` }} />
      })}
    </div>
  )
}

/** The fixed parts of a timeline: months, weekends and today. */
export function StripGround({ dates, today, scale }: SeasonStripProps & { readonly scale: TimelineScale }) {
  const now = scale.at(today)
  return (
    <>
      {scale.months.map(({ date, left, isNamed }) => (
        <span key={date} className={css.month} style={{ left: `${left}%` }}>
          {isNamed && partsOf(calendarDay(date), 'UTC').month}
        </span>
      ))}
      {dates.map(date => {
        if (date.is !== 'weekend') return null
        const { left, width } = scale.place(date.from, date.until)
        return (
          <span key={date.n} className={css.weekend} data-past={date.until < today || undefined} style={{ left: `${left}%`, width: `${width}%` }} />
        )
      })}
      {now !== undefined && (
        <span className={css.today} data-late={now > 85 || undefined} style={{ left: `${now}%` }}>
          <b>Today</b>
        </span>
      )}
    </>
  )
}
