import { dayNumber } from '../../../domain/shared/time/local-day'
import { counted } from '../../kit/counted'
import { calendarDay, calendarDayText, longMonthText, partsOf } from '../../kit/time/format-time'

/** `1 event`, `3 events`. */
export const eventsCounted = (n: number) => counted(n, 'event')

/** `Saturday, October 16`; with the year if it is not the current one. */
export const dayText = (date: string, today: string) => calendarDayText(date, { year: date.slice(0, 4) !== today.slice(0, 4) })

/** `Sat, Oct 16`; with the year if it is not the current one. */
export const shortDayText = (date: string, today: string) => calendarDayText(date, { short: true, year: date.slice(0, 4) !== today.slice(0, 4) })

/** `Today`, `Tomorrow` or `undefined`. */
export function nearness(date: string, today: string): string | undefined {
  const days = dayNumber(date) - dayNumber(today)
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : undefined
}

/** `October 2027`, from `2027-10` or a day in it. */
export const monthText = (month: string) => longMonthText(month.slice(0, 7))

export const dayParts = (date: string) => partsOf(calendarDay(date), 'UTC')
