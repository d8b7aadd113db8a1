import type { SeasonDate } from '../../../domain/guide/clock/season-dates'
import { dateOfDay, dayNumber } from '../../../domain/shared/time/local-day'

/** A position on the strip, in percent of its width. */
export interface Placed {
  readonly left: number
  readonly width: number
}

export interface TimelineScale {
  readonly place: (from: string, until: string) => Placed
  /** The first of each month, with its name where there is space. */
  readonly months: readonly { readonly date: string; readonly left: number; readonly isNamed: boolean }[]
  /** Position of a day; `undefined` outside the strip. */
  readonly at: (date: string) => number | undefined
  /** The day at a position. */
  readonly dayAt: (left: number) => string
}

/** Days left free at both ends. */
const margin = 8
/** Maximum number of month names. */
const maxNames = 8

/** The scale of a timeline from the first of these dates to the last; `undefined` without dates. */
export function timelineScale(dates: readonly SeasonDate[]): TimelineScale | undefined {
  if (dates.length === 0) return undefined
  const first = Math.min(...dates.map(({ from }) => dayNumber(from))) - margin
  const days = Math.max(...dates.map(({ until }) => dayNumber(until))) + 1 + margin - first
  const left = (day: number) => ((day - first) / days) * 100
  const firsts = Array.from({ length: days }, (_, i) => dateOfDay(first + i)).filter(date => date.endsWith('-01'))
  const every = Math.ceil(firsts.length / maxNames)
  return {
    place: (from, until) => ({ left: left(dayNumber(from)), width: left(dayNumber(until) + 1) - left(dayNumber(from)) }),
    months: firsts.map((date, i) => ({ date, left: left(dayNumber(date)), isNamed: i % every === 0 })),
    dayAt: position => dateOfDay(first + Math.floor((position / 100) * days)),
    at: date => {
      const day = dayNumber(date)
      return day < first || day > first + days ? undefined : left(day + 0.5)
    },
  }
}
