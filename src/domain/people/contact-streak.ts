import { dateOfDay, dayNumber, localMoment } from '../guide/local-day'
import type { ContactEntry } from './contact-book'

/** Saturday and Sunday, counted from a Thursday: they neither add to a streak nor break it. */
const isWeekend = (day: number) => [2, 3].includes(day % 7)

/**
 * On how many working days in a row a colleague has logged a talk, by the organisation's zone: up to today, or up to the last working day while
 * today's is still to come.
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
