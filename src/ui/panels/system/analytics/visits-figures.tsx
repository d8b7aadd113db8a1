import { visitsCount } from '../../../../domain/analytics/visit-count-names'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { publicRoutes } from '../../../public-routes'
import { Figure } from '../../engine/figures/figure'
import css from './analytics.module.css'
import { SeasonLine } from './season-line'
import { type AnalyticsView, useCountedDays } from './use-analytics-view'

/** A route as an address: `/sfosguide`, `/artist/…`, `/…membership`. */
const routeText = (route: string) => route.replace(/\/:\w+\?$/, '').replaceAll(/:\w+~?/g, '…')

const titles = new Map(publicRoutes.map(({ path, title }) => [path, title]))

/** Visits along the season, and what they opened. */
export function VisitsFigures({ view }: { readonly view: AnalyticsView }) {
  const counted = useCountedDays(view)
  const opened = counted.names('visits')
  const views = counted.names('views')
  const rows = [...opened]
    .toSorted(([a, one], [b, other]) => other.now - one.now || other.former - one.former || (a < b ? -1 : 1))
    .map(([route, { now, former }]) => [
      route === '*' ? 'No page there' : `${titles.get(route) ?? 'A former page'} (${routeText(route)})`,
      now,
      views.get(route)?.now ?? 0,
      ...(view.before ? [former] : []),
    ])
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing counted yet">
        Visits are counted as they happen and added up by the hour; the first will be here within the hour.
      </EmptyState>
    )
  return (
    <div className={css.part}>
      <SeasonLine view={view} title="Visits" unit="visits" points={counted.along(visitsCount)} />
      <Figure
        title="Pages"
        lead="Visits that opened a page of each kind, and how often it was opened in all."
        fileName={`pages-${view.season.id}`}
        table={{
          columns: [
            { label: 'Page', isText: true },
            { label: 'Visits' },
            { label: 'Views' },
            ...(view.before ? [{ label: `Visits ${view.before.id}` }] : []),
          ],
          rows,
        }}
      />
      <p className={css.hint}>
        A visit is one opening of the site in one tab, told apart by nothing: no cookie, no person, no address is kept. Who opted out, asks for
        privacy or sees the site as somebody else is not counted. Numbers come in by the hour. Where hosted analytics is set up, it is told the same,
        by the same rule.
      </p>
    </div>
  )
}
