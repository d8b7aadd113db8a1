import { dateOfDay, dayNumber } from './local-day'

/** Days from a date to the nearest date with the same day of the week some years later: a multiple of 7. */
export function daysToSameWeekday(date: string, years: number): number {
  const [year, rest] = [Number(date.slice(0, 4)), date.slice(4)]
  // February 29 counts as March 1: most years do not have it.
  const later = new Date(`${year + years}${rest === '-02-29' ? '-03-01' : rest}T00:00:00Z`).toISOString().slice(0, 10)
  return Math.round((dayNumber(later) - dayNumber(date)) / 7) * 7
}

export const shiftedDate = (date: string, days: number) => dateOfDay(dayNumber(date) + days)
