import { type RangeName, rangeNames } from '../../../../domain/analytics/season-days'
import { Select } from '../../../kit/controls/select'
import { useAddressState } from '../../../routing/use-address-state'
import css from './analytics.module.css'
import { SavedFigureViews } from './saved-figure-views'
import { analyticsAddress, useAnalyticsView } from './use-analytics-view'

const rangeLabels: Readonly<Record<RangeName, string>> = {
  season: 'Season and the quarter before',
  '30': 'Last 30 days',
  '7': 'Last 7 days',
  year: 'Last 365 days',
}

/** The season and days of all figures, kept in the address, and saved views of them. */
export function SeasonChoice() {
  const [, change] = useAddressState(analyticsAddress, { push: true })
  const { view, seasons } = useAnalyticsView()
  if (!view) return null
  const byDays = seasons.toSorted((a, b) => (a.first < b.first ? 1 : -1))
  return (
    <div className={css.choices}>
      <Select label="Season" value={view.season.id} onChange={event => change({ season: event.target.value })} options={byDays.map(({ id }) => id)} />
      <Select
        label="Days"
        value={view.range}
        onChange={event => change({ range: event.target.value })}
        options={rangeNames.map(name => ({ value: name, label: rangeLabels[name] }))}
      />
      <SavedFigureViews />
    </div>
  )
}
