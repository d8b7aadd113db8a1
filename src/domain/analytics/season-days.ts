import { ascending } from '../shared/ascending'
import { dateOfDay, dayNumber, daysBetween } from '../shared/time/local-day'

/** A season by its days (`YYYY-MM-DD`): the first day of weekend 1, and the last day of all weekends. The id is the edition's. */
export interface Season {
  readonly id: string
  readonly first: string
  readonly last: string
}

/** Days from the first day of weekend 1, negative before it. Seasons are compared by this offset, not by dates. */
export const offsetOf = (season: Season, day: string): number => daysBetween(season.first, day)
export const dayAt = (season: Season, offset: number): string => dateOfDay(dayNumber(season.first) + offset)

/** An interval of days as offsets, both ends included. */
export interface Span {
  readonly from: number
  readonly until: number
}

export const rangeNames = ['season', '30', '7', 'year'] as const
export type RangeName = (typeof rangeNames)[number]

/** The first offset of a season. */
const seasonBegins = -91

/**
 * The days of a range: the season and the 13 weeks before it, or the given number of days up to today; in a season that is over, up to
 * its end.
 */
export function spanOf(range: RangeName, season: Season, today: string): Span {
  const end = offsetOf(season, season.last)
  if (range === 'season') return { from: seasonBegins, until: end }
  const until = Math.min(offsetOf(season, today), Math.max(end, 0))
  return { from: until - { year: 365, '30': 30, '7': 7 }[range] + 1, until }
}

/** Days in one point of a figure: intervals of up to nine weeks by day, longer ones by week. */
const stepOf = ({ from, until }: Span): number => (until - from + 1 > 63 ? 7 : 1)

/** One day or one week of two seasons. */
export interface Aligned {
  /** The offset of its first day, and its number of days. */
  readonly offset: number
  readonly days: number
  /** The first day in this season. */
  readonly day: string
  /** `undefined` for future days. */
  readonly now: number | undefined
  /** The same offsets in the season before; `undefined` where there was none. */
  readonly former: number | undefined
  /** Only those up to today's offset. */
  readonly formerByNow: number | undefined
  /** Whether today is included, so that `now` is not complete yet. */
  readonly soFar: boolean
}

/** A daily number of a season beside the season before. `valueOf` is 0 for a day without counts. */
export function aligned(season: Season, before: Season | undefined, span: Span, today: string, valueOf: (day: string) => number): readonly Aligned[] {
  const step = stepOf(span)
  const now = offsetOf(season, today)
  const points: Aligned[] = []
  // Weeks begin on the weekday of weekend 1, so that a weekend is never split.
  for (let offset = Math.floor(span.from / step) * step; offset <= span.until; offset += step) {
    const from = Math.max(offset, span.from)
    const end = Math.min(offset + step - 1, span.until)
    const sum = (of: Season, until: number) => sumOfDays(of, from, until, valueOf)
    points.push({
      offset: from,
      days: end - from + 1,
      day: dayAt(season, from),
      now: from <= now ? sum(season, Math.min(end, now)) : undefined,
      former: before && sum(before, end),
      formerByNow: before && sum(before, Math.min(end, now)),
      soFar: from <= now && now <= end,
    })
  }
  return points
}

/**
 * A number that every day has by itself, such as the members on that day: for a week that of its last day, or of today while the week is
 * not over.
 */
export function alignedLevels(
  season: Season,
  before: Season | undefined,
  span: Span,
  today: string,
  valueOf: (day: string) => number,
): readonly Aligned[] {
  const now = offsetOf(season, today)
  return aligned(season, before, span, today, () => 0).map(point => {
    const end = point.offset + point.days - 1
    const byNow = Math.min(end, Math.max(now, point.offset))
    const level = (of: Season, offset: number) => valueOf(dayAt(of, offset))
    return {
      ...point,
      now: point.now === undefined ? undefined : level(season, byNow),
      former: before && level(before, end),
      formerByNow: before && level(before, byNow),
    }
  })
}

function sumOfDays(season: Season, from: number, until: number, valueOf: (day: string) => number): number {
  let sum = 0
  for (let offset = from; offset <= until; offset += 1) sum += valueOf(dayAt(season, offset))
  return sum
}

/** The totals of both seasons up to the same offset: future days count in neither. */
export function totalsOf(points: readonly Aligned[]): { readonly now: number; readonly former: number | undefined } {
  const begun = points.filter(({ now }) => now !== undefined)
  const former = begun.some(point => point.formerByNow !== undefined) ? begun.reduce((sum, point) => sum + (point.formerByNow ?? 0), 0) : undefined
  return { now: begun.reduce((sum, point) => sum + (point.now ?? 0), 0), former }
}

/** The days of an interval whose values are needed: up to today. */
export const daysOf = (season: Season, { from, until }: Span): { readonly from: string; readonly until: string } => ({
  from: dayAt(season, from),
  until: dayAt(season, until),
})

/** The season with this id and the season before it; without an id, the newest that has begun. */
export function seasonAt(
  seasons: readonly Season[],
  id: string | undefined,
  today: string,
): { readonly season: Season; readonly before: Season | undefined } | undefined {
  const byDays = seasons.toSorted(ascending('first'))
  const index =
    id === undefined ? byDays.findLastIndex(season => offsetOf(season, today) >= seasonBegins) : byDays.findIndex(season => season.id === id)
  const season = byDays[index === -1 && id === undefined ? 0 : index]
  return season && { season, before: byDays[byDays.indexOf(season) - 1] }
}
