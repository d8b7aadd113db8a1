import { lazy, Suspense } from 'react'
import { events } from '../../../../domain/events/events.collection'
import { scope } from '../../../../domain/shared/records/policy'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { queriedPanel } from '../../engine/collection-panel'
import { EventTickets } from './event-tickets'
import { changeEvents } from './guide-event-actions'
import { startColumn } from './start-column'
import { type NearbyEvent, useEventsNearby } from './use-events-nearby'

const OfficeDoorList = lazy(() => import('../guests/office-door-list'))

/** Events of the calendar in the weeks of the edition, which staff can add to its guide. */
export default queriedPanel(
  events,
  {
    columns: ['title', startColumn, 'venue', 'tags', 'status', 'summary'],
    sort: 'start',
    filters: ['status'],
    form: ['title', 'summary', 'venue', 'address', 'tags'],
    actions: [
      {
        label: 'Add to the guide',
        on: 'both',
        rule: scope('guide'),
        run: (rows, services) => {
          const [{ offeredTo = '' } = {}] = rows as readonly Partial<NearbyEvent>[]
          return changeEvents(rows, services, { editionId: offeredTo }, 'added to the guide.')
        },
      },
    ],
    under: ({ record }) => (
      <>
        <EventTickets event={record} />
        <Suspense fallback={null}>
          <OfficeDoorList event={record} isPage={false} />
        </Suspense>
      </>
    ),
  },
  () => ({ rows: useEventsNearby(), empty: <NobodyNearby /> }),
)

const NobodyNearby = () => (
  <EmptyState title="No other events in these weeks">
    Events of the calendar from two weeks before the edition to two weeks after it appear here, unless a guide has them already.
  </EmptyState>
)
