import { type AgendaDay, agendaDays } from '../../../domain/calendar/agenda'
import type { CalendarCard, CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { monthOf } from '../../../domain/shared/time/months'
import { EventLine } from '../events/event-line'
import css from './agenda.module.css'
import { dayParts, dayText, monthText, nearness } from './calendar-text'

interface AgendaProps {
  readonly index: CalendarIndex
  readonly events: readonly CalendarCard[]
  readonly now: Date
  /** `YYYY-MM-DD` in the organization's time zone. */
  readonly today: string
  /** A running event that began earlier is listed under this day; without it every event is listed on its first day. */
  readonly from?: string
  /** Latest first, for past events. */
  readonly backwards?: boolean
}

/** Events grouped by month and day. */
export function Agenda({ index, events, now, today, from, backwards = false }: AgendaProps) {
  const days = agendaDays(events, from)
  const names = new Map(index.neighbourhoods.map(({ id, name }) => [id, name]))
  return byMonth(backwards ? days.toReversed() : days).map(([month, own]) => (
    <section key={month} className={css.month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{monthText(month)}</h2>
      {own.map(day => (
        <Day key={day.date} {...{ day, names, now, today }} />
      ))}
    </section>
  ))
}

/** Consecutive days of the same month. */
function byMonth(days: readonly AgendaDay<CalendarCard>[]) {
  const months = new Map<string, AgendaDay<CalendarCard>[]>()
  for (const day of days) months.set(monthOf(day.date), [...(months.get(monthOf(day.date)) ?? []), day])
  return [...months]
}

interface DayProps {
  readonly day: AgendaDay<CalendarCard>
  readonly names: ReadonlyMap<string, string>
  readonly now: Date
  readonly today: string
}

function Day({ day: { date, events }, names, now, today }: DayProps) {
  const { weekday, day } = dayParts(date)
  const near = nearness(date, today)
  return (
    <section className={css.day} id={`day-${date}`} data-today={date === today || undefined}>
      <h3 className={css.date}>
        <span className="visually-hidden">{[near, dayText(date, today)].filter(Boolean).join(', ')}</span>
        <span aria-hidden="true">{near ?? weekday}</span>
        <span aria-hidden="true" className={css.numeral}>
          {day}
        </span>
      </h3>
      <ul className={css.list}>
        {events.map(event => (
          <li key={event.id}>
            <EventLine event={event} now={now} neighbourhood={names.get(event.neighbourhoodId ?? '')} />
          </li>
        ))}
      </ul>
    </section>
  )
}
