import { type FunnelStep, funnelOf, funnelSteps } from '../../../../domain/analytics/registration-funnel'
import { suppressSmallCount } from '../../../../domain/analytics/suppress-small-counts'
import { visitsOf } from '../../../../domain/analytics/visit-count-names'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Figure } from '../../engine/figures/figure'
import css from './analytics.module.css'
import { analyticsQueries } from './analytics.queries'
import { percent } from './figure-text'
import { SeasonLine } from './season-line'
import { type AnalyticsView, useCountedDays } from './use-analytics-view'

const stepNames: Readonly<Record<FunnelStep, string>> = {
  begun: 'Began a registration',
  submitted: 'Sent it in',
  paid: 'Paid, or were waived',
  approved: 'Were approved',
  confirmed: 'Are in the guide',
}

/** How many registrations reached each step, and how many visits opened the page. */
export function FunnelFigures({ view }: { readonly view: AnalyticsView }) {
  const queries = analyticsQueries(useApp())
  const counted = useCountedDays(view)
  const now = useLiveQuery(queries.registrations(view.season.id))
  const former = useLiveQuery(queries.registrations(view.before?.id ?? view.season.id))
  const page = counted.along(visitsOf('/artists/sfosregistration'))
  const isFilled = now.length > 0 || former.length > 0
  return (
    <div className={css.part}>
      <SeasonLine view={view} title="Visits of the registration page" unit="visits" points={page} />
      {isFilled ? (
        <Steps view={view} now={funnelOf(now)} former={view.before && funnelOf(former)} />
      ) : (
        <EmptyState title="No registrations yet">
          Every registration that artists begin on “Register a studio” is counted here by the furthest step it reached.
        </EmptyState>
      )}
    </div>
  )
}

interface StepsProps {
  readonly view: AnalyticsView
  readonly now: Readonly<Record<FunnelStep, number>>
  readonly former: Readonly<Record<FunnelStep, number>> | undefined
}

const Steps = ({ view: { season, before }, now, former }: StepsProps) => (
  <Figure
    title="Registrations, step by step"
    lead="Each step holds everybody who came at least so far, in the whole edition as it stands today. Numbers below five are not told."
    fileName={`registrations-${season.id}`}
    table={{
      columns: [
        { label: 'Step', isText: true },
        { label: season.id },
        { label: 'Of those who began' },
        ...(before ? [{ label: before.id }, { label: `Share ${before.id}` }] : []),
      ],
      rows: funnelSteps.map(step => [
        stepNames[step],
        suppressSmallCount(now[step]),
        share(now[step], now.begun),
        ...(former ? [suppressSmallCount(former[step]), share(former[step], former.begun)] : []),
      ]),
    }}
  />
)

/** Hidden for small counts, because a percentage would reveal the number. */
const share = (part: number, whole: number) => (typeof suppressSmallCount(part) === 'number' ? percent(part, whole) : '')
