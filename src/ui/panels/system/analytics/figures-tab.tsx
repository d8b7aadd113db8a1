import type { ComponentType } from 'react'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useMayGo } from '../../../office/use-may-go'
import { Link } from '../../../routing/link'
import { type Panel, panelOf } from '../../engine/panel'
import css from './analytics.module.css'
import { type AnalyticsView, useAnalyticsView } from './use-analytics-view'

const weekends = '/cpanel/sfosweekends'

/** A tab of figures for the season and days in the address. */
export const figuresTab = (Figures: ComponentType<{ readonly view: AnalyticsView }>): Panel =>
  panelOf(() => {
    const { view, seasons } = useAnalyticsView()
    const mayGo = useMayGo()
    if (seasons.length === 0)
      return (
        <EmptyState title="No season yet" action={mayGo(weekends) && <Link to={weekends}>Enter weekends</Link>}>
          Numbers are counted by days before the first weekend. Give an edition its weekends to see them here.
        </EmptyState>
      )
    if (!view) return <EmptyState title="No such season" action={<Link to="?">See the newest</Link>} />
    return (
      <div className={css.analytics}>
        <Figures view={view} />
      </div>
    )
  })
