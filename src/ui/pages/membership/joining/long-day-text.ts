import { calendarDay, dayOf } from '../../../kit/time/format-time'

/** `Tuesday, February 29, 2028`. */
export const longDayText = (day: string) => dayOf(calendarDay(day), 'UTC', { year: true })
