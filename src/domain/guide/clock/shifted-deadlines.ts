import { dateOfDay, dayNumber, daysBetween } from '../../shared/time/local-day'
import type { DeadlineKey } from './deadline'
import type { DeadlineTimes } from './deadline-order'

interface Dated {
  readonly year: number
  /** The first day of open studios. */
  readonly startsOn?: string | undefined
}

/**
 * The deadlines of an earlier edition moved to a later one, each as many weeks before the first weekend as before: days of the week and times
 * of day stay. If an edition has no weekends yet, the years are compared instead.
 */
export function shiftedDeadlines(times: DeadlineTimes, from: Dated, to: Dated): DeadlineTimes {
  const known = from.startsOn !== undefined && to.startsOn !== undefined
  const weeks = Math.round((known ? daysBetween(from.startsOn, to.startsOn) : daysBetween(`${from.year}-09-01`, `${to.year}-09-01`)) / 7)
  return Object.fromEntries(
    Object.entries(times).map(([key, at]) => [key as DeadlineKey, `${dateOfDay(dayNumber(at.slice(0, 10)) + weeks * 7)}${at.slice(10)}`]),
  )
}
