import { startDay, weekAt, weekDays } from '../../../domain/calendar/agenda'
import type { CalendarCard, CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { MapNumber } from '../../kit/map-number'
import { dayRange } from '../../kit/time/format-time'
import { hoursOf } from '../events/event-hours'
import { Agenda } from './agenda'
import { type CalendarAddress, writeCalendarAddress } from './calendar-address'
import { dayParts, dayText, eventsCounted, shortDayText } from './calendar-text'
import head from './month-table.module.css'
import css from './week-table.module.css'

interface WeekTableProps {
  readonly index: CalendarIndex
  /** The matching events of all times; a week also shows past ones. */
  readonly events: readonly CalendarCard[]
  readonly address: CalendarAddress
  readonly now: Date
  readonly today: string
}

/** A week with a column per day; on a narrow screen the days are listed one below the other. */
export default function WeekTable({ index, events, address, now, today }: WeekTableProps) {
  const sunday = weekAt(address.week ?? today)
  const days = weekDays(sunday, events)
  const inWeek = [...new Set(days.flatMap(day => day.events))]
  const saturday = days.at(-1)!.date
  const to = (date: string) => `/calendar${writeCalendarAddress({ ...address, week: date })}`
  const next = events.find(event => startDay(event) > saturday)
  const isThisWeek = sunday === weekAt(today)
  return (
    <>
      <div className={head.head}>
        <h2 id="week" aria-live="polite">
          {dayRange(sunday, saturday)}
        </h2>
        <nav className={head.walk} aria-label="Weeks">
          <Anchor to={to(weekAt(sunday, -1))}>← The week before</Anchor>
          {!isThisWeek && <Anchor to={to(weekAt(today))}>This week</Anchor>}
          <Anchor to={to(weekAt(sunday, 1))}>The week after →</Anchor>
        </nav>
      </div>
      {inWeek.length === 0 ? (
        <EmptyState
          title="No events this week"
          action={
            next && (
              <LinkButton to={to(startDay(next))}>
                Next: {shortDayText(startDay(next), today)}, {next.title}
              </LinkButton>
            )
          }
        >
          {next ? 'There are events later on.' : 'There are no later events yet.'}
        </EmptyState>
      ) : (
        <>
          <p role="status">{eventsCounted(inWeek.length)} in this week.</p>
          <ol className={css.days} aria-labelledby="week">
            {days.map(({ date, events: own }) => (
              <li key={date} data-today={date === today || undefined} aria-current={date === today ? 'date' : undefined}>
                <h3 className={css.day}>
                  <span className="visually-hidden">{dayText(date, today)}</span>
                  <span aria-hidden="true">
                    {dayParts(date).weekday} <strong>{dayParts(date).day}</strong>
                  </span>
                </h3>
                {own.length === 0 ? (
                  <p className={css.none}>Nothing</p>
                ) : (
                  <ul className={css.events}>
                    {own.map(event => (
                      <li key={event.id} data-cancelled={event.cancelled}>
                        <span>{startDay(event) === date ? hoursOf(event) : 'continues'}</span>
                        <Anchor to={`/events/${event.id}`}>
                          {event.cancelled && <span className="visually-hidden">Canceled: </span>}
                          {event.title}
                        </Anchor>
                        <span className={css.where}>
                          {event.number !== undefined && <MapNumber n={event.number} size="s" />} {event.venue}
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
          <div className={head.list}>
            <Agenda index={index} events={inWeek} now={now} today={today} from={sunday} />
          </div>
        </>
      )}
    </>
  )
}
