import { aligned } from '../../../../domain/analytics/season-days'
import { suppressSmallCount } from '../../../../domain/analytics/suppress-small-counts'
import { countVisitors } from '../../../../domain/guide/passport/count-visitors'
import { grouped } from '../../../../domain/shared/grouped'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Figure } from '../../engine/figures/figure'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './analytics.module.css'
import { analyticsQueries, type Stamp } from './analytics.queries'
import { SeasonLine } from './season-line'
import type { AnalyticsView } from './use-analytics-view'

/** Maximum number of listed studios. */
const maxStudios = 20

/** Stamps in visitors' passports, which are real visits. */
export function PassportFigures({ view }: { readonly view: AnalyticsView }) {
  const queries = analyticsQueries(useApp())
  const { tz } = usePanelContext()
  const now = useLiveQuery(queries.stamps(view.season.id))
  const former = useLiveQuery(queries.stamps(view.before?.id ?? view.season.id))
  const studios = useLiveQuery(queries.studios(view.season.id))
  if (now.length === 0 && former.length === 0)
    return (
      <EmptyState title="No stamps">
        Visitors stamp their passports with the signs at studios’ doors. Stamps are counted here from the first one on.
      </EmptyState>
    )
  const perDay = grouped([...now, ...(view.before ? former : [])], ({ at }) => localMoment(at, tz).date)
  const points = aligned(view.season, view.before, view.span, view.today, day => perDay.get(day)?.length ?? 0)
  const visitorDays = aligned(view.season, view.before, view.span, view.today, day => countVisitors(perDay.get(day) ?? []).all)
  const byStudio = [...grouped(now, ({ listingId }) => listingId)].toSorted(([, a], [, b]) => b.length - a.length).slice(0, maxStudios)
  return (
    <div className={css.part}>
      <SeasonLine view={view} title="Stamps" unit="stamps" points={points} />
      <SeasonLine view={view} title="Visitor days" unit="visitor days" points={visitorDays} />
      <Figure
        title="Studios by stamps"
        lead={`${visitorsText(now)} stamped in ${view.season.id}${
          view.before ? `, ${visitorsText(former)} in ${view.before.id}` : ''
        }. Visitors who do not scan a sign are not counted, and whoever uses two devices without an account counts twice. The first ${maxStudios} studios; numbers below five are not told.`}
        fileName={`stamps-${view.season.id}`}
        table={{
          columns: [{ label: 'Studio', isText: true }, { label: 'Stamps' }],
          rows: byStudio.map(([id, stamps]) => [studios.get(id) ?? 'Not in the published guide', suppressSmallCount(stamps.length)]),
        }}
      />
    </div>
  )
}

function visitorsText(stamps: readonly Stamp[]): string {
  const { people, devices } = countVisitors(stamps)
  return `${suppressSmallCount(people)} people and ${suppressSmallCount(devices)} devices without an account`
}
