import type { CardOpening, GuideCard, PublishedWeekend } from '../../domain/guide/publishing/guide-snapshot-types'
import { groupedHours, type SameHours } from '../../domain/guide/reading/grouped-hours'
import { nextOpening, openingAt } from '../../domain/guide/reading/opening-times'
import type { LocalMoment } from '../../domain/shared/time/local-day'
import { calendarDay, calendarDayText, partsOf, timeRange, wallClockTime } from '../kit/time/format-time'

/** `Sat, Oct 16`. */
export const shortDay = (date: string) => calendarDayText(date, { short: true })

/** `October 16 – 17`, `October 30 – November 1`: first and last day of a span. */
export function daySpan(from: string, to: string): string {
  const [a, b] = [partsOf(calendarDay(from), 'UTC'), partsOf(calendarDay(to), 'UTC')]
  if (from === to) return `${a.month} ${a.day}`
  return a.month === b.month && a.year === b.year ? `${a.month} ${a.day}\u2009–\u2009${b.day}` : `${a.month} ${a.day}\u2009–\u2009${b.month} ${b.day}`
}

export const weekendSpan = ({ days }: PublishedWeekend): string => {
  const dates = days.map(({ date }) => date).sort()
  return dates.length === 0 ? '' : daySpan(dates[0]!, dates.at(-1)!)
}

/** `11 am – 6 pm, 8 pm – 10 pm`. */
export const hoursText = (hours: SameHours['hours']) =>
  hours.map(([opens, closes]) => (opens === closes ? wallClockTime(opens) : timeRange(wallClockTime(opens), wallClockTime(closes)))).join(', ')

/** `Sat, Oct 16 and Sun, Oct 17`. */
export function daysText(dates: readonly string[]): string {
  const days = dates.map(shortDay)
  const [last, ...before] = days.toReversed()
  return before.length < 2 ? days.join(' and ') : `${before.toReversed().join(', ')}, and ${last}`
}

export interface OpenState {
  readonly open: boolean
  /** `Open until 6 pm`, `Opens Sat, Oct 16, 11 am`, `By appointment`, `No more open days`. */
  readonly words: string
}

/** How an open door is described, by its hours as by what its artist says. */
export const openUntil = (time: string): string => `Open until ${time}`

/** Whether a listing is open at a moment, in the edition's time zone. */
export function openState({ openings, byAppointment }: Pick<GuideCard, 'openings' | 'byAppointment'>, at: LocalMoment): OpenState {
  const current = openingAt(openings, at)
  if (current) return { open: true, words: openUntil(wallClockTime(current[2])) }
  const next = nextOpening(openings, at)
  if (next) return { open: false, words: `Opens ${next[0] === at.date ? 'today' : shortDay(next[0])}, ${wallClockTime(next[1])}` }
  if (byAppointment) return { open: false, words: 'By appointment' }
  return { open: false, words: openings.length === 0 ? 'Hours not given' : 'No more open days' }
}

/** Opening hours, with days of the same hours grouped. */
export const printedHours = (openings: readonly CardOpening[]) =>
  groupedHours(openings).map(({ dates, hours }) => ({ days: daysText(dates), hours: hoursText(hours) }))

/** Hours in one line of paper: `Sat, Oct 16 and Sun, Oct 17: 11 am – 6 pm, and by appointment`. */
export const hoursLine = ({ openings, byAppointment }: Pick<GuideCard, 'openings' | 'byAppointment'>): string =>
  [daysAndHours(openings), byAppointment && 'by appointment'].filter(Boolean).join(', and ') || 'hours not given'

export const daysAndHours = (openings: readonly CardOpening[]) =>
  printedHours(openings)
    .map(({ days, hours }) => `${days}: ${hours}`)
    .join('; ')

/** `0.4 km`, `80 m`. */
export const distanceText = (metres: number) => (metres < 950 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`)
