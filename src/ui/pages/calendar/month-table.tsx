import { type MonthDay, monthWeeks, startDay } from '../../../domain/calendar/agenda'
import type { CalendarCard, CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import type { PublishedWeekend } from '../../../domain/guide/publishing/guide-snapshot-types'
import { monthAfter, monthOf } from '../../../domain/shared/time/months'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { timeOf } from '../../kit/time/format-time'
import { guideQueries } from '../../queries/guide.queries'
import { Agenda } from './agenda'
import { type CalendarAddress, writeCalendarAddress } from './calendar-address'
import { dayText, eventsCounted, monthText, shortDayText } from './calendar-text'
import css from './month-table.module.css'

interface MonthTableProps {
  readonly index: CalendarIndex
  /** The matching events of all times; a month also shows past ones. */
  readonly events: readonly CalendarCard[]
  readonly address: CalendarAddress
  readonly now: Date
  readonly today: string
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A month as a table, with the weekends of open studios as bands; on a narrow screen its days link to the list below. */
export default function MonthTable({ index, events, address, now, today }: MonthTableProps) {
  const month = address.month ?? monthOf(today)
  const weeks = monthWeeks(month, events)
  const inMonth = [...new Set(weeks.flat().flatMap(day => (day.inMonth ? day.events : [])))]
  const to = (other: string) => `/calendar${writeCalendarAddress({ ...address, month: other })}`
  const next = events.find(event => startDay(event) >= `${monthAfter(month)}-01`)
  const weekends = useLiveQuery(guideQueries(useApp()).front())?.weekends ?? []
  const weekendOn = (date: string) => weekends.find(({ days }) => days.some(day => day.date === date))
  const isEmpty = inMonth.length === 0 && !weekends.some(({ days }) => days.some(({ date }) => monthOf(date) === month))
  return (
    <>
      <div className={css.head}>
        <h2 id="month" aria-live="polite">
          {monthText(month)}
        </h2>
        <nav className={css.walk} aria-label="Months">
          <Anchor to={to(monthAfter(month, -1))}>← {monthText(monthAfter(month, -1))}</Anchor>
          {month !== monthOf(today) && <Anchor to={to(monthOf(today))}>This month</Anchor>}
          <Anchor to={to(monthAfter(month))}>{monthText(monthAfter(month))} →</Anchor>
        </nav>
      </div>
      {isEmpty ? (
        <EmptyState
          title={`Nothing in ${monthText(month)}`}
          action={
            next && (
              <LinkButton to={to(monthOf(startDay(next)))}>
                Next: {shortDayText(startDay(next), today)}, {next.title}
              </LinkButton>
            )
          }
        >
          {next ? 'There are events later on.' : 'There are no later events yet.'}
        </EmptyState>
      ) : (
        <>
          <p role="status">{eventsCounted(inMonth.length)} in this month.</p>
          <table className={css.table} aria-labelledby="month">
            <thead>
              <tr>
                {weekdays.map(name => (
                  <th key={name} scope="col">
                    <abbr title={name}>{name.slice(0, 3)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map(week => (
                <tr key={week[0]!.date}>
                  {week.map((day, i) => {
                    const weekend = weekendOn(day.date)
                    const isNamed = i === 0 || weekend?.days[0]?.date === day.date
                    return <Cell key={day.date} {...{ day, today, isNamed }} weekend={day.inMonth ? weekend : undefined} />
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={css.list}>
            <Agenda index={index} events={inMonth} now={now} today={today} from={`${month}-01`} />
          </div>
        </>
      )}
    </>
  )
}

interface CellProps {
  readonly day: MonthDay<CalendarCard>
  readonly today: string
  /** The weekend of open studios with this day. */
  readonly weekend: PublishedWeekend | undefined
  /** Whether its band begins here and has its name. */
  readonly isNamed: boolean
}

function Cell({ day: { date, inMonth, events }, today, weekend, isNamed }: CellProps) {
  const number = Number(date.slice(8))
  const count = inMonth ? events.length : 0
  return (
    <td data-outside={!inMonth || undefined} data-today={date === today || undefined} aria-current={date === today ? 'date' : undefined}>
      <p className={css.number}>
        <time dateTime={date}>
          <span className="visually-hidden">{dayText(date, today)}</span>
          <span aria-hidden="true">{number}</span>
        </time>
      </p>
      {weekend && (
        <p className={css.weekend}>
          <span className="visually-hidden">Open studios </span>
          {isNamed && <Anchor to={`/sfosguide/weekends#weekend-${weekend.n}`}>{weekend.name}</Anchor>}
        </p>
      )}
      {count > 0 && (
        <>
          <a className={css.jump} href={`#day-${date}`} aria-label={`${eventsCounted(count)} on ${dayText(date, today)}`}>
            {count}
          </a>
          <ul className={css.events}>
            {events.map(event => (
              <li key={event.id} data-cancelled={event.cancelled}>
                <Anchor to={`/events/${event.id}`}>
                  {event.cancelled && <span className="visually-hidden">Canceled: </span>}
                  {event.title}
                </Anchor>{' '}
                <span>{startDay(event) === date ? timeOf(new Date(event.start.utc), event.start.tz) : 'continues'}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  )
}
