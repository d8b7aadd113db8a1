import { type Cohort, cohortsOf, graceDays, membersOn } from '../../../../domain/analytics/member-retention'
import { alignedLevels } from '../../../../domain/analytics/season-days'
import { suppressSmallCount } from '../../../../domain/analytics/suppress-small-counts'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { analyticsQueries } from '../../../queries/analytics.queries'
import { Figure } from '../../engine/figures/figure'
import css from './analytics.module.css'
import { SeasonLine } from './season-line'
import { percent } from './season-text'
import type { AnalyticsView } from './use-analytics-view'

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
      <Retention cohorts={cohortsOf(terms, view.today)} />
    </div>
  )
}

function Retention({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const years = Math.max(0, ...cohorts.map(({ stayed }) => stayed.length))
  const cellOf = ({ members, stayed }: Cohort, year: number): string => {
    const n = stayed[year]
    if (n === undefined) return ''
    return typeof suppressSmallCount(members) === 'number' &&
      typeof suppressSmallCount(n) === 'number' &&
      typeof suppressSmallCount(members - n) === 'number'
      ? percent(n, members)
      : 'few'
  }
  return (
    <Figure
      title="Who stays"
      lead={`By the year in which they became members: the share that still was one so many years later, ${graceDays} days of grace included. Where it could say who left, it says “few”.`}
      fileName="who-stays"
      table={{
        columns: [
          { label: 'Began in', isText: true },
          { label: 'Members' },
          ...Array.from({ length: years }, (_, i) => ({ label: i === 0 ? 'After a year' : `After ${i + 1} years` })),
        ],
        rows: cohorts.map(cohort => [cohort.year, suppressSmallCount(cohort.members), ...Array.from({ length: years }, (_, i) => cellOf(cohort, i))]),
      }}
    />
  )
}
