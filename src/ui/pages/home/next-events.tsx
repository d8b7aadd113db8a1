import type { PublishedEvent } from '../../../domain/guide/publishing/guide-snapshot-types'
import { Anchor } from '../../kit/anchor'
import { partsOf } from '../../kit/time/format-time'
import { Time } from '../../kit/time/time'
import css from './next-events.module.css'

/** The next events, grouped by day. */
export const NextEvents = ({ events }: { readonly events: readonly PublishedEvent[] }) => (
  <section aria-labelledby="events" className={css.section}>
    <div className={css.head}>
      <h2 id="events">Next</h2>
      <Anchor to="/calendar">All events</Anchor>
    </div>
    <ol className={css.list}>
      {events.map(event => (
        <Entry key={event.id} event={event} />
      ))}
    </ol>
  </section>
)

function Entry({ event }: { readonly event: PublishedEvent }) {
  const { weekday, day, month } = partsOf(new Date(event.start.utc), event.start.tz)
  return (
    <li className={css.event}>
      <p className={css.date} aria-hidden="true">
        <span>{weekday}</span>
        <span className={css.numeral}>{day}</span>
        <span>{month}</span>
      </p>
      <div>
        <h3 className={css.title}>
          <Anchor to={`/events/${event.id}`}>{event.title}</Anchor>
        </h3>
        <p className={css.where}>
          <span className="visually-hidden">
            <Time at={event.start.utc} tz={event.start.tz} show="day" />,{' '}
          </span>
          <Time at={event.start.utc} tz={event.start.tz} show="time" />, {event.venue}
          {event.priceCents === 0 && ', free'}
        </p>
        <p className={css.summary}>{event.summary}</p>
      </div>
    </li>
  )
}
