import { localFields } from '../../../domain/shared/time/local-fields'

const locale = 'en-US'
const made = new Map<string, Intl.DateTimeFormat>()

/** Formatters are slow to create, and a page may use one a hundred times. */
function formatter(tz: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tz + JSON.stringify(options)
  let found = made.get(key)
  if (!found) made.set(key, (found = new Intl.DateTimeFormat(locale, { ...options, timeZone: tz })))
  return found
}

/** `Pacific Time`, in summer and winter. */
export const zoneName = (tz: string) =>
  formatter(tz, { timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? tz

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const brief = (name: string) => name.slice(0, 3)

/** The parts of a date in words and numbers. */
function datePartsOf(at: Date, tz: string) {
  const local = localFields(at, tz)
  return { weekday: days[local.getUTCDay()]!, month: months[local.getUTCMonth()]!, day: `${local.getUTCDate()}`, year: `${local.getUTCFullYear()}` }
}

/** `Saturday, October 3`; with `short`, `Sat, Oct 3`. */
export function dayOf(at: Date, tz: string, { short = false, year: withYear = false } = {}): string {
  const { weekday, month, day, year } = datePartsOf(at, tz)
  const text = short ? `${brief(weekday)}, ${brief(month)} ${day}` : `${weekday}, ${month} ${day}`
  return withYear ? `${text}, ${year}` : text
}

/** `11 am`, `5:30 pm`. */
export function timeOf(at: Date, tz: string): string {
  const local = localFields(at, tz)
  const [hour, minute] = [local.getUTCHours(), local.getUTCMinutes()]
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}\u00a0${hour < 12 ? 'am' : 'pm'}`
}

/** The zone's abbreviation at that instant. */
export const zoneOf = (at: Date, tz: string) =>
  formatter(tz, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(part => part.type === 'timeZoneName')?.value ?? tz

/** Whether a clock in `tz` shows another time at that instant than the viewer's own. */
export function isElsewhere(at: Date, tz: string, viewer = Intl.DateTimeFormat().resolvedOptions().timeZone): boolean {
  if (tz === viewer) return false
  const wall: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short' }
  return formatter(tz, wall).format(at) !== formatter(viewer, wall).format(at)
}

/** A calendar day (`YYYY-MM-DD`) as an instant that formatters format as that day in `UTC`. */
export const calendarDay = (date: string) => new Date(`${date}T12:00:00Z`)

/** A calendar day as `dayOf` shows an instant. */
export const calendarDayText = (date: string, shape?: Parameters<typeof dayOf>[2]) => dayOf(calendarDay(date), 'UTC', shape)

/** `Oct 2027` from `2027-10`. */
export function monthText(yearAndMonth: string): string {
  const { month, year } = partsOf(calendarDay(`${yearAndMonth}-15`), 'UTC')
  return `${month} ${year}`
}

/** `October 3` from `2027-10-03`. */
export function monthDayText(date: string): string {
  const { month, day } = datePartsOf(calendarDay(date), 'UTC')
  return `${month} ${day}`
}

/** `October 2027` from `2027-10`. */
export function longMonthText(yearAndMonth: string): string {
  const { month, year } = datePartsOf(calendarDay(`${yearAndMonth}-15`), 'UTC')
  return `${month} ${year}`
}

/** `11 am` from `11:00`: a wall-clock time without a zone. */
export const wallClockTime = (hhmm: string) => timeOf(new Date(`2000-01-01T${hhmm}:00Z`), 'UTC')

/** Letters of `12:30 pm`; with a day before it, it is longer. */
const longestTime = 8

/** `11 am – 6 pm`, `5 – 9 pm`: the half of the day is written once if both times have the same. */
export const timeRange = (from: string, to: string) =>
  `${to.length <= longestTime && from.endsWith(to.slice(-3)) ? from.slice(0, -3) : from}\u2009–\u2009${to}`

/** The parts of a date, for pages that style them separately: `{ weekday: 'Sat', day: '3', month: 'Oct', year: '2026' }`. */
export function partsOf(at: Date, tz: string): { readonly weekday: string; readonly day: string; readonly month: string; readonly year: string } {
  const { weekday, month, ...numbers } = datePartsOf(at, tz)
  return { weekday: brief(weekday), month: brief(month), ...numbers }
}

/** `October 3 – 18, 2026`, from two calendar days. */
export function dayRange(from: string, to: string): string {
  const [a, b] = [datePartsOf(calendarDay(from), 'UTC'), datePartsOf(calendarDay(to), 'UTC')]
  const end = `${b.month} ${b.day}, ${b.year}`
  if (from === to) return end
  if (a.year !== b.year) return `${a.month} ${a.day}, ${a.year} – ${end}`
  return a.month === b.month ? `${a.month} ${a.day} – ${b.day}, ${b.year}` : `${a.month} ${a.day} – ${end}`
}
