import { localFields } from './local-fields'

/** A local date and time: `YYYY-MM-DD` and `HH:MM`. Both can be compared as text. */
export interface LocalMoment {
  readonly date: string
  readonly time: string
}

/** Date and time in the zone `tz` at an instant. Public pages load no time library. */
export function localMoment(instant: Date, tz: string): LocalMoment {
  const [date = '', time = ''] = localFields(instant, tz).toISOString().split('T')
  return { date, time: time.slice(0, 5) }
}

/** Days from 1970-01-01 to a calendar date, independent of time zones. */
export const dayNumber = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000)
export const dateOfDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from)

/** Minutes since midnight of `HH:MM`. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
/** Minutes of local time since 1970. For comparing times at one place; wrong for durations across a daylight saving change. */
export const wallMinute = ({ date, time }: LocalMoment) => dayNumber(date) * 1440 + minuteOf(time)
