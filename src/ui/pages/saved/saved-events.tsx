import { useApp, useLiveQuery } from '../../app-services/app-context'
import { setSaved } from '../../app-services/stored-saves'
import { Button, LinkButton } from '../../kit/button'
import { dayOf } from '../../kit/time/format-time'
import { calendarQueries } from '../../queries/calendar.queries'
import { useNow } from '../../queries/clock.queries'
import { EventLine } from '../events/event-line'
import { NoLongerShown } from './no-longer-shown'
import css from './saved.module.css'

/** The saved events in their order of time. */
export function SavedEvents({ ids }: { readonly ids: readonly string[] }) {
  const app = useApp()
  const index = useLiveQuery(calendarQueries(app).index())
  const now = useNow()
  const events = (index?.events ?? []).filter(({ id }) => ids.includes(id)).sort((a, b) => a.start.utc.localeCompare(b.start.utc))
  return (
    <section aria-labelledby="saved-events" className={css.part}>
      <div className={css.line}>
        <h2 id="saved-events">Events</h2>
        {events.length > 0 && (
          <LinkButton size="s" to="/calendar?saved=yes">
            Show in the calendar
          </LinkButton>
        )}
      </div>
      <ul className={css.list}>
        {events.map(event => (
          <li key={event.id}>
            <EventLine event={event} now={now} date={dayOf(new Date(event.start.utc), event.start.tz, { short: true })} />
            <Button size="s" look="quiet" onClick={() => setSaved('event', event.id, false)}>
              Remove<span className="visually-hidden"> {event.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <NoLongerShown kind="event" noun="event" where="in the calendar" ids={ids.filter(id => !events.some(event => event.id === id))} />
    </section>
  )
}
