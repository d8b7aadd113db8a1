const locale = 'en-US'
const made = new Map<string, Intl.DateTimeFormat>()

/** Formatters are slow to create, and a page uses one a thousand times. */
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

/** `Saturday, October 3`; with `short`, `Sat, Oct 3`. */
export const dayOf = (at: Date, tz: string, { short = false, year = false } = {}) =>
  formatter(tz, {
    weekday: short ? 'short' : 'long',
    month: short ? 'short' : 'long',
    day: 'numeric',
    ...(year && { year: 'numeric' }),
  }).format(at)

/** `11 am`, `5:30 pm`. */
export const timeOf = (at: Date, tz: string) =>
  formatter(tz, { hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replace(':00', '')
    .replace(/\s?([AP])M/, (_, half: string) => `\u00a0${half.toLowerCase()}m`)

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
export const monthText = (month: string) => formatter('UTC', { month: 'short', year: 'numeric' }).format(calendarDay(`${month}-15`))

/** `11 am` from `11:00`: a wall-clock time without a zone. */
export const wallClockTime = (hhmm: string) => timeOf(new Date(`2000-01-01T${hhmm}:00Z`), 'UTC')

/** Letters of `12:30 pm`; with a day before it, it is longer. */
const longestTime = 8

/** `11 am – 6 pm`, `5 – 9 pm`: the half of the day is written once if both times have the same. */
export const timeRange = (from: string, to: string) =>
  `${to.length <= longestTime && from.endsWith(to.slice(-3)) ? from.slice(0, -3) : from}\u2009–\u2009${to}`

/** The parts of a date, for pages that style them separately: `{ weekday: 'Sat', day: '3', month: 'Oct', year: '2026' }`. */
export function partsOf(at: Date, tz: string): { readonly weekday: string; readonly day: string; readonly month: string; readonly year: string } {
  const parts = formatter(tz, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(p => p.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') }
}

/** `October 3 – 18, 2026`, from two calendar days. Engines use different spaces around the dash; here they are normalized. */
export const dayRange = (from: string, to: string) =>
  formatter('UTC', { month: 'long', day: 'numeric', year: 'numeric' }).formatRange(calendarDay(from), calendarDay(to)).replaceAll('\u2009', ' ')
