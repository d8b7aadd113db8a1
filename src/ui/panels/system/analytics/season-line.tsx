import { type Aligned, totalsOf } from '../../../../domain/analytics/season-days'
import { numberText } from '../../../kit/number-text'
import { Figure } from '../../engine/figures/figure'
import { LineChart } from '../../engine/figures/line-chart'
import { comparedText, pointText } from './figure-text'
import type { AnalyticsView } from './use-analytics-view'

interface SeasonLineProps {
  readonly view: AnalyticsView
  readonly title: string
  /** What is counted, as a plural: `visits`. */
  readonly unit: string
  readonly points: readonly Aligned[]
  /** The total: the sum of all points, or the latest if each point is a level. */
  readonly whole?: 'sum' | 'last'
  readonly say?: (n: number) => string
}

/** One number over the season, beside the previous season. */
export function SeasonLine({ view: { season, before }, title, unit, points, whole = 'sum', say = numberText }: SeasonLineProps) {
  const last = points.findLast(({ now }) => now !== undefined)
  const { now, former } = whole === 'sum' ? totalsOf(points) : { now: last?.now ?? 0, former: last?.formerByNow }
  const opening = points.findIndex(({ offset, days }) => offset <= 0 && offset + days > 0)
  return (
    <Figure
      title={title}
      lead={`${say(now)} ${unit} in ${season.id}. ${comparedText(now, former, before, say, whole === 'sum' ? 'up to' : 'on')}`}
      fileName={`${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${season.id}`}
      table={{
        columns: [{ label: 'When', isText: true }, { label: season.id, say }, ...(before ? [{ label: before.id, say }] : [])],
        rows: points.map(point => [pointText(point), point.now ?? '', ...(before ? [(point.soFar ? point.formerByNow : point.former) ?? ''] : [])]),
      }}
      chart={
        <LineChart
          title={title}
          points={points.map(point => ({ label: pointText(point), ...point }))}
          nowName={season.id}
          formerName={before?.id}
          say={say}
          opening={opening === -1 ? undefined : opening}
        />
      }
    />
  )
}
