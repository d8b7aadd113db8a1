import { type RangeName, rangeNames, type Season } from '../../../../domain/analytics/season-days'
import { Select } from '../../../kit/controls/select'
import { useAddressState } from '../../../routing/use-address-state'
import { ViewLinks } from '../../engine/views/view-links'
import css from './analytics.module.css'
import type { AnalyticsPart } from './analytics-parts'
import { SavedFigureViews } from './saved-figure-views'
import { type AnalyticsView, analyticsAddress } from './use-analytics-view'

const rangeLabels: Readonly<Record<RangeName, string>> = {
  season: 'Season and the quarter before',
  '30': 'Last 30 days',
  '7': 'Last 7 days',
  year: 'Last 365 days',
}

interface ViewBarProps {
  readonly parts: readonly AnalyticsPart[]
  readonly shown: AnalyticsPart
  readonly view: AnalyticsView
  readonly seasons: readonly Season[]
}

/** Which part is shown, of which season and days; all of it stands in the address. */
export function ViewBar({ parts, shown, view, seasons }: ViewBarProps) {
  const [address, change] = useAddressState(analyticsAddress, { push: true })
  const to = (show: string) => `?${analyticsAddress.write({ ...address, show }, new URLSearchParams())}`
  const byDays = seasons.toSorted((a, b) => (a.first < b.first ? 1 : -1))
  return (
    <ViewLinks label="Analytics" links={parts.map(part => ({ to: to(part.name), label: part.label, isHere: part === shown }))}>
      <div className={css.choices}>
        <Select
          label="Season"
          value={view.season.id}
          onChange={event => change({ season: event.target.value })}
          options={byDays.map(({ id }) => id)}
        />
        <Select
          label="Days"
          value={view.range}
          onChange={event => change({ range: event.target.value })}
          options={rangeNames.map(name => ({ value: name, label: rangeLabels[name] }))}
        />
        <SavedFigureViews />
      </div>
    </ViewLinks>
  )
}
