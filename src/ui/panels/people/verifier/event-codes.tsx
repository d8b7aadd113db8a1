import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import EventCheckIn from '../../../event-replies/check-in/event-check-in'
import { storedDoorLists } from '../../../event-replies/check-in/stored-check-in'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { dayOf, timeOf } from '../../../kit/time/format-time'
import { useNow } from '../../../queries/clock.queries'
import { Link } from '../../../routing/link'
import { customPanel } from '../../engine/custom-panel'
import css from '../../engine/panel-frame.module.css'
import { officeGuestQueries } from '../../events/guests/office-guest.queries'

const doorOf = (id: string) => `/cpanel/verifier?view=events&event=${id}`

/** Codes of replies and tickets at the door of an event, which is chosen first. */
function EventCodes() {
  const [asked] = useSearchParams()
  const id = asked.get('event')
  if (id === null) return <ChooseEvent />
  return (
    <section aria-label="Event codes" className={css.document}>
      <p>
        <Link to="/cpanel/verifier?view=events">Choose another event</Link>
      </p>
      <EventCheckIn eventId={id} />
      <p>
        <Link to={`/cpanel?part=guests&event=${id}`}>Guest list by name</Link>
      </p>
    </section>
  )
}

/** What this device has the codes of can be opened without a network. */
function ChooseEvent() {
  const lists = storedDoorLists.useStored()
  return (
    <section aria-label="Event codes" className={css.document}>
      {lists.length > 0 && (
        <>
          <h2>On this device</h2>
          <ul>
            {lists.map(({ eventId, title }) => (
              <li key={eventId}>
                <Link to={doorOf(eventId)}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Today and the next days</h2>
      <Suspense fallback={<Skeleton lines={4} />}>
        <ComingEvents />
      </Suspense>
    </section>
  )
}

const [hour, shown] = [3_600_000, 20]

/** Published events that ended within the last hours or are still to come, the next one first. */
function ComingEvents() {
  const app = useApp()
  const now = useNow()
  const coming = useLiveQuery(officeGuestQueries(app).published())
    .filter(({ end, deletedAt }) => end.utc.getTime() > now.getTime() - 6 * hour && !deletedAt)
    .toSorted((a, b) => a.start.utc.getTime() - b.start.utc.getTime())
  if (coming.length === 0) return <p>No event is coming. Published events appear here.</p>
  return (
    <>
      <ul>
        {coming.slice(0, shown).map(({ id, title, start }) => (
          <li key={id}>
            <Link to={doorOf(id)}>{title}</Link>, {dayOf(start.utc, start.tz, { short: true })}, {timeOf(start.utc, start.tz)}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/cpanel?part=guests">Find another event</Link>
      </p>
    </>
  )
}

export default customPanel(EventCodes)
