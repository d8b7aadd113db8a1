import { lazy, Suspense } from 'react'
import { events } from '../../../../domain/events/events.collection'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ShareByLink } from '../../../private-links/share-by-link'
import { Link } from '../../../routing/link'
import { queriedPanel } from '../../engine/collection-panel'
import { EventTickets } from './event-tickets'
import { guideEventActions } from './guide-event-actions'
import { guideEventInputs } from './guide-event-inputs'
import { startColumn } from './start-column'
import { type GuideEventRow, useGuideEvents } from './use-guide-events'

const OfficeDoorList = lazy(() => import('../guests/office-door-list'))

/** All events of the edition in the order of the guide, with what they lack. */
export default queriedPanel(
  events,
  {
    columns: [
      'title',
      { name: 'at', label: 'Number', kind: 'number', value: ({ at }: Partial<GuideEventRow>) => at },
      { name: 'weekend', label: 'Weekend', value: ({ weekendName }: Partial<GuideEventRow>) => weekendName },
      startColumn,
      'guideOrder',
      'featured',
      { name: 'missing', label: 'Missing', value: ({ missing }: Partial<GuideEventRow>) => missing },
      'printText',
      'status',
      'venue',
    ],
    sort: 'at',
    filters: ['status', 'featured'],
    form: [
      'title',
      'summary',
      'printText',
      'featured',
      'weekendId',
      'guideOrder',
      'venue',
      'address',
      'neighbourhoodId',
      'pin',
      'listingId',
      'siteId',
      'imageId',
      'tags',
    ],
    inputs: guideEventInputs,
    actions: guideEventActions,
    under: ({ record }) => (
      <>
        <EventTickets event={record} />
        <ShareByLink kind="event" of={record.id} />
        <Suspense fallback={null}>
          <OfficeDoorList event={record} isPage={false} />
        </Suspense>
      </>
    ),
  },
  () => ({ rows: useGuideEvents(), empty: <NoEvents /> }),
)

const NoEvents = () => (
  <EmptyState title="No events in this guide yet" action={<Link to="/cpanel/sfosevents?view=others">Choose events</Link>}>
    Add events of the calendar that take place in the weeks of this edition.
  </EmptyState>
)
