import { lazy } from 'react'
import { membersOn } from '../../../../domain/analytics/member-retention'
import { alignedLevels } from '../../../../domain/analytics/season-days'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import css from './analytics.module.css'
import { analyticsQueries } from './analytics.queries'
import { SeasonLine } from './season-line'
import type { AnalyticsView } from './use-analytics-view'

const RetentionFigure = lazy(() => import('../../people/members/retention-figure'))

/** The number of members, and how many stay. */
export function MembersFigures({ view }: { readonly view: AnalyticsView }) {
  const terms = useLiveQuery(analyticsQueries(useApp()).terms())
  if (terms.length === 0)
    return (
      <EmptyState title="No terms of membership yet">
        Every membership that is paid for or given begins a term, and terms are counted here.
      </EmptyState>
    )
  const points = alignedLevels(view.season, view.before, view.span, view.today, membersOn(terms))
  return (
    <div className={css.part}>
      <SeasonLine view={view} title="Members" unit="members" points={points} whole="last" />
      <RetentionFigure terms={terms} today={view.today} />
    </div>
  )
}
