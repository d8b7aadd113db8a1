import { deadlineNames } from '../../../domain/guide/clock/deadline-names'
import type { SeasonDate } from '../../../domain/guide/clock/season-dates'
import { daysBetween } from '../../../domain/shared/time/local-day'
import { counted } from '../../kit/counted'
import { calendarDayText } from '../../kit/time/format-time'

export const nameOf = (date: SeasonDate): string => (date.is === 'deadline' ? deadlineNames[date.key] : date.name)

const short = (date: string) => calendarDayText(date, { short: true })

/** `Sat, Oct 16`, or `Sat, Oct 16 – Sun, Oct 17`. */
export const daysOf = ({ from, until }: SeasonDate): string => (from === until ? short(from) : `${short(from)} – ${short(until)}`)

/** Distance in days: `today`, `until tomorrow`, `in 7 days`, `3 days ago`. */
export function distance({ from, until }: SeasonDate, today: string): string {
  if (from <= today && today <= until) return until === today ? 'today' : `now, ${days(daysBetween(today, until))} more`
  return today < from ? `in ${days(daysBetween(today, from))}` : `${days(daysBetween(until, today))} ago`
}

const days = (n: number) => counted(n, 'day')
