import { dateOfDay, dayNumber, localMoment } from '../shared/time/local-day'
import type { ContactEntry } from './contact-log-service'

/** Whether a day number (days since 1970-01-01, a Thursday) is a Saturday or Sunday. Weekends neither add to a streak nor break it. */
const isWeekend = (day: number) => [2, 3].includes(day % 7)

/**
 * On how many working days in a row, in the organization's time zone, a colleague has logged a contact. Counts up to today, or up to the
 * previous working day while there is no entry today yet.
 */
export function contactStreak(entries: readonly ContactEntry[], authorId: string, now: Date, tz: string): number {
  const dayOf = (at: Date) => localMoment(at, tz).date
  const days = new Set(entries.flatMap(entry => (entry.authorId === authorId ? [dayOf(entry.at)] : [])))
  const today = dayNumber(dayOf(now))
  let streak = 0
  for (let day = today; ; day--) {
    if (days.has(dateOfDay(day))) streak += isWeekend(day) ? 0 : 1
    else if (day !== today && !isWeekend(day)) return streak
  }
}
