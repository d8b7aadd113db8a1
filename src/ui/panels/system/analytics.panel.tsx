import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { scope } from '../../../domain/shared/records/policy'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Skeleton } from '../../kit/feedback/skeleton'
import { useAddressState } from '../../routing/use-address-state'
import { customPanel } from '../engine/custom-panel'
import { usePanelContext } from '../engine/use-panel-context'
import css from './analytics/analytics.module.css'
import { analyticsParts } from './analytics/analytics-parts'
import { analyticsAddress, useAnalyticsView } from './analytics/use-analytics-view'
import { ViewBar } from './analytics/view-bar'

export default customPanel(Analytics)

/** What visitors use and what became of it, beside the season before, aligned to the days before weekend 1. Nobody is found in it. */
function Analytics() {
  const [{ show: asked }] = useAddressState(analyticsAddress)
  const { may } = usePanelContext()
  const { view, seasons } = useAnalyticsView()
  const parts = analyticsParts.filter(part => part.scope === undefined || may(scope(part.scope)))
  const shown = asked === '' ? parts[0] : parts.find(({ name }) => name === asked)
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
