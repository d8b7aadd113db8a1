import { calendarDay, dayOf } from '../../../kit/time/format-time'

/** `Tuesday, February 29, 2028`. */
export const dayText = (day: string) => dayOf(calendarDay(day), 'UTC', { year: true })
