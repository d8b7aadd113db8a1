import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { scope } from '../../../domain/shared/policy'
import { EmptyState } from '../../kit/empty-state'
import { Skeleton } from '../../kit/skeleton'
import { customPanel } from '../engine/custom-panel'
import { usePanelPlace } from '../engine/use-panel-place'
import css from './analytics/analytics.module.css'
import { analyticsParts } from './analytics/analytics-parts'
import { useAnalyticsView } from './analytics/use-analytics-view'
import { ViewBar } from './analytics/view-bar'

export default customPanel(Analytics)

/** What visitors use and what became of it, beside the season before, aligned to the days before weekend 1. Nobody is found in it. */
function Analytics() {
  const [search] = useSearchParams()
  const { may } = usePanelPlace()
  const { view, seasons } = useAnalyticsView()
  const parts = analyticsParts.filter(part => part.scope === undefined || may(scope(part.scope)))
  const asked = search.get('show')
  const shown = asked === null ? parts[0] : parts.find(({ name }) => name === asked)
  if (seasons.length === 0)
    return (
      <EmptyState title="No season yet">
        Numbers are told by the days before the first weekend. Give an edition its weekends, and they begin here.
      </EmptyState>
    )
  if (!view) return <EmptyState title="No such season" action={<Link to="?">See the newest</Link>} />
  return (
    <div className={css.analytics}>
      {shown && <ViewBar parts={parts} shown={shown} view={view} seasons={seasons} />}
      {shown ? (
        <Suspense key={shown.name} fallback={<Skeleton lines={8} height="34px" />}>
          <shown.Part view={view} />
        </Suspense>
      ) : (
        <EmptyState title="Not for your scope">These numbers belong to another scope than yours. Whoever sets staff roles can give it.</EmptyState>
      )}
    </div>
  )
}
