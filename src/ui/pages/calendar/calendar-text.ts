import { dayNumber } from '../../../domain/shared/time/local-day'
import { calendarDay, calendarDayText, partsOf } from '../../kit/time/format-time'

/** `1 event`, `3 events`. */
export const eventsCounted = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'event' : 'events'}`

/** `Saturday, October 16`; with the year if it is not the current one. */
export const dayText = (date: string, today: string) => calendarDayText(date, { year: date.slice(0, 4) !== today.slice(0, 4) })

/** `Sat, Oct 16`; with the year if it is not the current one. */
export const shortDayText = (date: string, today: string) => calendarDayText(date, { short: true, year: date.slice(0, 4) !== today.slice(0, 4) })

/** `Today`, `Tomorrow` or `undefined`. */
export function nearness(date: string, today: string): string | undefined {
  const days = dayNumber(date) - dayNumber(today)
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : undefined
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `October 2027`, from `2027-10` or a day in it. */
export const monthText = (month: string) => months.format(calendarDay(`${month.slice(0, 7)}-01`))

export const dayParts = (date: string) => partsOf(calendarDay(date), 'UTC')
