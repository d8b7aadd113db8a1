import { useLiveQuery } from '../../../app-services/app-context'
import { PageFrame } from '../../../layout/page-frame'
import { artQueries } from '../../../queries/art.queries'
import { clockQueries } from '../../../queries/clock.queries'
import { notFound } from '../../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import { WorkView } from './work-view'

const workOf = ({ app, params }: Pick<Visit, 'app' | 'params'>) => artQueries(app).work(params['id'] ?? '')

export const data = (visit: Visit) => [workOf(visit), clockQueries(visit.app).now()]

/** `/art/{id}`: one work. A sold work keeps its page; one that is not public has none. */
export default function WorkPage() {
  const visit = useRouteVisit()
  const found = useLiveQuery(workOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!found) throw notFound()
  return (
    <PageFrame>
      <WorkView key={found.work.id} found={found} now={now} />
    </PageFrame>
  )
}
