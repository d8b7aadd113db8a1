import { useLiveQuery } from '../../app-services/live-query'
import { calendarQueries } from '../../queries/calendar.queries'
import { clockQueries } from '../../queries/clock.queries'
import { siteQueries } from '../../queries/site.queries'
import { notFound } from '../../routing/not-found'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { EventSheet } from './event-sheet'

const sheetOf = ({ app, params }: Pick<Visit, 'app' | 'params'>) => calendarQueries(app).event(params['id'] ?? '')

export const data = (visit: Visit) => [sheetOf(visit), clockQueries(visit.app).now(), siteQueries(visit.app).organisation()]

/** One event. What is a draft, waits for review or was turned down does not exist for visitors. */
export default function EventPage() {
  const visit = useVisit()
  const sheet = useLiveQuery(sheetOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  const currentEdition = useLiveQuery(siteQueries(visit.app).organisation())?.currentEdition
  if (!sheet) throw notFound()
  return <EventSheet sheet={sheet} now={now} currentEdition={currentEdition} />
}
