import {
  type Aligned,
  aligned,
  dayAt,
  daysOf,
  offsetOf,
  type RangeName,
  rangeNames,
  type Season,
  type Span,
  seasonAt,
  spanOf,
} from '../../../../domain/analytics/season-days'
import type { Counts } from '../../../../domain/analytics/visit-counts'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import { analyticsQueries } from './analytics.queries'

/** `?show=visits&season=2027&range=30`. */
export const analyticsAddress = textParams('season', 'range', 'show')

export interface AnalyticsView {
  readonly season: Season
  /** The season it is compared with. */
  readonly before: Season | undefined
  readonly range: RangeName
  readonly span: Span
  readonly today: string
}

/** The view in the address. `undefined` if no season has a weekend, or the named one does not exist. */
export function useAnalyticsView(): { readonly view: AnalyticsView | undefined; readonly seasons: readonly Season[] } {
  const [address] = useAddressState(analyticsAddress)
  const { today, seasons } = useLiveQuery(analyticsQueries(useApp()).todayAndSeasons())
  const found = seasonAt(seasons, address.season || undefined, today)
  const range = rangeNames.find(name => name === address.range) ?? 'season'
  return { seasons, view: found && { ...found, range, span: spanOf(range, found.season, today), today } }
}

/** The view's days in both seasons, as two date ranges. */
export function spansOf({ season, before, span }: AnalyticsView) {
  return { now: daysOf(season, span), former: before && daysOf(before, span) }
}

export interface CountedDays {
  readonly on: (day: string) => Counts
  /** Totals of both seasons for the names with a prefix; the previous season up to the same day. */
  readonly names: (prefix: string) => ReadonlyMap<string, { readonly now: number; readonly former: number }>
  readonly along: (name: string) => readonly Aligned[]
}

const none: Counts = {}

/** The counts of the view's days. */
export function useCountedDays(view: AnalyticsView): CountedDays {
  const queries = analyticsQueries(useApp())
  const { now, former } = spansOf(view)
  const counted = useLiveQuery(queries.counted(now.from, now.until))
  // Without a previous season the same days are queried again, which costs nothing.
  const before = useLiveQuery(queries.counted(former?.from ?? now.from, former?.until ?? now.until))
  const on = (day: string) => counted.get(day) ?? before.get(day) ?? none
  return {
    on,
    along: name => aligned(view.season, view.before, view.span, view.today, day => on(day)[name] ?? 0),
    names: prefix => sums(view, on, prefix),
  }
}

function sums({ season, before, span, today }: AnalyticsView, on: (day: string) => Counts, prefix: string) {
  const found = new Map<string, { now: number; former: number }>()
  const add = (day: string, which: 'now' | 'former') => {
    for (const [name, n] of Object.entries(on(day))) {
      if (!name.startsWith(`${prefix} `)) continue
      const key = name.slice(prefix.length + 1)
      const sum = found.get(key) ?? { now: 0, former: 0 }
      found.set(key, { ...sum, [which]: sum[which] + n })
    }
  }
  for (let offset = span.from; offset <= Math.min(span.until, offsetOf(season, today)); offset += 1) {
    add(dayAt(season, offset), 'now')
    if (before) add(dayAt(before, offset), 'former')
  }
  return found
}
