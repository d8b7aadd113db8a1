import { useSearchParams } from 'react-router-dom'
import { type RangeName, rangeNames, type Season } from '../../../../domain/analytics/season-days'
import { NativeSelect } from '../../../office/controls/native-select'
import { ViewLinks } from '../../engine/view-links'
import css from './analytics.module.css'
import type { AnalyticsPart } from './analytics-parts'
import { KeptViews } from './kept-views'
import type { AnalyticsView } from './use-analytics-view'

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
  const [search, setSearch] = useSearchParams()
  const withPart = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    return next
  }
  const byDays = seasons.toSorted((a, b) => (a.first < b.first ? 1 : -1))
  return (
    <ViewLinks
      label="Analytics"
      links={parts.map(part => ({ to: `?${withPart('show', part.name).toString()}`, label: part.label, isHere: part === shown }))}
    >
      <div className={css.choices}>
        <NativeSelect
          label="Season"
          value={view.season.id}
          onChange={event => setSearch(withPart('season', event.target.value), { preventScrollReset: true })}
          data={byDays.map(({ id }) => id)}
        />
        <NativeSelect
          label="Days"
          value={view.range}
          onChange={event => setSearch(withPart('range', event.target.value), { preventScrollReset: true })}
          data={rangeNames.map(name => ({ value: name, label: rangeLabels[name] }))}
        />
        <KeptViews />
      </div>
    </ViewLinks>
  )
}
