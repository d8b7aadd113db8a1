import { isPast } from '../../../domain/calendar/agenda'
import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { reportContentAddress } from '../../error-report/error-report'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { dayOf } from '../../kit/time/format-time'
import { EventLine } from './event-line'
import css from './event-view.module.css'

const shown = 4

interface RelatedEventsProps {
  /** The event of the page. */
  readonly of: Pick<CalendarCard, 'id' | 'title'>
  readonly events: readonly CalendarCard[]
  readonly now: Date
}

/** Other upcoming events, and a way to tell what is wrong with this one. */
export function RelatedEvents({ of: { id, title }, events, now }: RelatedEventsProps) {
  const coming = events.filter(event => !isPast(event, now)).slice(0, shown)
  return (
    <section className={css.related} aria-labelledby="related">
      <h2 id="related">{coming.length > 0 ? 'Also coming' : 'What comes next'}</h2>
      <ul className={css.list}>
        {coming.map(event => (
          <li key={event.id}>
            <EventLine event={event} now={now} date={dayOf(new Date(event.start.utc), event.start.tz, { short: true })} />
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to="/calendar">Open the calendar</LinkButton>
      </p>
      <p>
        <Anchor to={reportContentAddress(title, `/events/${id}`)}>Report this event</Anchor>
      </p>
    </section>
  )
}
