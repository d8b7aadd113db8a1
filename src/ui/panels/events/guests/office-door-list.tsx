import { Suspense } from 'react'
import { type Event, publicEventStates } from '../../../../domain/events/events.collection'
import { scope } from '../../../../domain/shared/records/policy'
import { useApp } from '../../../app-services/app-context'
import { DoorList } from '../../../event-replies/door-list'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { Link } from '../../../routing/link'
import { usePanelContext } from '../../engine/use-panel-context'
import { officeGuestQueries } from './office-guest.queries'

interface OfficeDoorListProps {
  readonly event: Pick<Event, 'id' | 'title' | 'status'>
  /** Whether the page is about the guests: only there they are marked and printed. */
  readonly isPage: boolean
}

/** Who comes to a public event. All staff see it; those of the scope content note who is there. */
export default function OfficeDoorList({ event, isPage }: OfficeDoorListProps) {
  const replied = officeGuestQueries(useApp()).guests(event.id)
  const { may } = usePanelContext()
  if (!publicEventStates.some(state => state === event.status)) return null
  const mayMark = may(scope('content'))
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <DoorList event={event} replied={replied} mayMark={isPage && mayMark} prints={isPage} />
      {!isPage && mayMark && <Link to={`/cpanel?part=guests&event=${event.id}`}>Mark who is there</Link>}
    </Suspense>
  )
}
