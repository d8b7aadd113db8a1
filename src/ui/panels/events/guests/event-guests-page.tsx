import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { replyQueries } from '../../../event-replies/reply.queries'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Time } from '../../../kit/time/time'
import { Link } from '../../../routing/link'
import type { FoundPageProps } from '../../engine/find/find-spec'
import { RecordPage } from '../../engine/record/record-page'
import OfficeDoorList from './office-door-list'
import { officeGuestQueries } from './office-guest.queries'

/** One event with who comes to it. */
export default function EventGuestsPage({ id, onClose }: FoundPageProps) {
  const app = useApp()
  const event = useLiveQuery(officeGuestQueries(app).event(id))
  const places = useLiveQuery(replyQueries(app).places(id))
  if (!event) return <EmptyState title="This event is not there any more">Choose another one from the list.</EmptyState>
  const { title, start, venue, capacity } = event
  const { taken = 0, waiting = 0 } = places ?? {}
  return (
    <RecordPage
      row={event}
      name={title}
      facts={[
        ['Begins', <Time key="start" at={start.utc} tz={start.tz} year />],
        ['Place', venue],
        ['Places taken', capacity === undefined ? String(taken) : `${taken} of ${capacity}`],
        ['Waiting', waiting > 0 && String(waiting)],
        [
          'Door',
          <Link key="door" to={`/cpanel/verifier?view=events&event=${id}`}>
            Check people in by their codes
          </Link>,
        ],
        ['Page', <Link key="page" to={`/events/${id}`}>{`/events/${id}`}</Link>],
      ]}
      onClose={onClose}
    >
      <OfficeDoorList event={event} isPage />
    </RecordPage>
  )
}
