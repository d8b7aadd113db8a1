import type { GuideCard, GuideDetail, PublishedOpening } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { printedHours, shortDay } from '../../../blocks/days-and-hours-text'
import { Anchor } from '../../../kit/anchor'
import { counted } from '../../../kit/counted'
import { calendarDay, timeOf, timeRange, zoneOf } from '../../../kit/time/format-time'
import css from './hours-table.module.css'

interface HoursTableProps {
  readonly card: GuideCard
  readonly detail: GuideDetail | null
  readonly tz: string
}

/** Opening hours: days with the same hours grouped, then every tour or talk with a name, ticket or note of its own. */
export function HoursTable({ card, detail, tz }: HoursTableProps) {
  const own = (detail?.openings ?? []).filter(
    ({ ticketed, bookingUrl, notes, capacity }) => ticketed || bookingUrl || notes || capacity !== undefined,
  )
  return (
    <>
      {card.byAppointment && <p>By appointment{card.openings.length > 0 ? ', and on these days:' : '.'}</p>}
      {!card.byAppointment && card.openings.length === 0 && <p>The artist has not given hours yet.</p>}
      {card.openings.length > 0 && (
        <dl className={css.hours}>
          {printedHours(card.openings).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.openings[0] && <p className={css.zone}>Local times ({zoneOf(calendarDay(card.openings[0][0]), tz)}).</p>}
      {own.length > 0 && (
        <details className={css.own} open={own.length <= 3}>
          <summary>{counted(own.length, 'session')} with a ticket or a note</summary>
          <ul className={css.list}>
            {own.map(opening => (
              <li key={`${opening.start.utc} ${opening.name ?? ''}`}>
                <Session opening={opening} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Session({ opening: { name, start, end, ticketed, capacity, bookingUrl, notes } }: { readonly opening: PublishedOpening }) {
  const [from, to] = [new Date(start.utc), new Date(end.utc)]
  const facts = [ticketed && 'Ticket needed', capacity && counted(capacity, 'place')].filter(Boolean).join(', ')
  return (
    <>
      <p className={css.when}>
        {shortDay(start.local.slice(0, 10))}, {timeRange(timeOf(from, start.tz), timeOf(to, end.tz))}
      </p>
      <p>{[name, facts].filter(Boolean).join('. ')}</p>
      {notes && <p className={css.zone}>{notes}</p>}
      {bookingUrl && <Anchor to={bookingUrl}>Book {name ?? 'a place'}</Anchor>}
    </>
  )
}
