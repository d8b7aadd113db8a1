import { useLiveQuery } from '../../app-services/app-context'
import { PageFrame } from '../../layout/page-frame'
import { calendarQueries } from '../../queries/calendar.queries'
import { clockQueries } from '../../queries/clock.queries'
import { siteQueries } from '../../queries/site.queries'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { EventView } from './event-view'

const eventQuery = ({ app, params }: Pick<Visit, 'app' | 'params'>) => calendarQueries(app).event(params['id'] ?? '')

export const data = (visit: Visit) => [eventQuery(visit), clockQueries(visit.app).now(), siteQueries(visit.app).organisation()]

/** One event. Drafts and events in review or rejected do not exist for visitors. */
export default function EventPage() {
  const visit = useRouteVisit()
  const page = useLiveQuery(eventQuery(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  const currentEdition = useLiveQuery(siteQueries(visit.app).organisation())?.currentEdition
  if (!page) throw notFound()
  return (
    <PageFrame>
      <EventView page={page} now={now} currentEdition={currentEdition} />
    </PageFrame>
  )
}
