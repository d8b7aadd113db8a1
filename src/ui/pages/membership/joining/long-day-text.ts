import { calendarDayText } from '../../../kit/time/format-time'

/** `Tuesday, February 29, 2028`. */
export const longDayText = (day: string) => calendarDayText(day, { year: true })
