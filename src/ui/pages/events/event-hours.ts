import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { moneyOf } from '../../kit/format-money'
import { dayOf, timeOf, timeRange, zoneOf } from '../../kit/time/format-time'

type Timed = Pick<CalendarCard, 'start' | 'end'>

/** An event that ends before this hour counts as ending on the evening before. */
const nightEnds = '06:00'

const isOneEvening = ({ start, end }: Timed) => {
  const sameDay = start.local.slice(0, 10) === end.local.slice(0, 10)
  return sameDay || (end.local.slice(11) <= nightEnds && Date.parse(end.utc) - Date.parse(start.utc) < 12 * 3_600_000)
}

/** In the place's time zone: `2 – 3:30 pm`, `11 am – Thu, Oct 21, 6 pm` if it ends on another day. */
export function hoursOf({ start, end }: Timed): string {
  const [from, to] = [timeOf(new Date(start.utc), start.tz), timeOf(new Date(end.utc), end.tz)]
  return timeRange(from, isOneEvening({ start, end }) ? to : `${dayOf(new Date(end.utc), end.tz, { short: true })}, ${to}`)
}

/** The hours in a list: a running event of several days shows its end. */
export function hoursAt(event: Timed, now: Date): string {
  const { start, end } = event
  if (isOneEvening(event) || Date.parse(start.utc) > now.getTime()) return hoursOf(event)
  return `Until ${dayOf(new Date(end.utc), end.tz, { short: true })}`
}

/** The same with the time zone: `2 – 3:30 pm PDT`. */
export const hoursWithZone = (event: Timed) => `${hoursOf(event)} ${zoneOf(new Date(event.end.utc), event.end.tz)}`

/** The hours in the visitor's time zone, if they differ: `Sun, Oct 17, 1 – 2 am GMT+9`. */
export function hoursElsewhere({ start, end }: Timed, viewer: string): string | undefined {
  const [from, to] = [new Date(start.utc), new Date(end.utc)]
  if (wall(from, viewer) === wall(from, start.tz) && wall(to, viewer) === wall(to, end.tz)) return undefined
  const [first, last] = [dayOf(from, viewer, { short: true }), dayOf(to, viewer, { short: true })]
  const until = first === last ? timeOf(to, viewer) : `${last}, ${timeOf(to, viewer)}`
  return `${first}, ${timeRange(timeOf(from, viewer), until)} ${zoneOf(from, viewer)}`
}
const wall = (at: Date, tz: string) => `${dayOf(at, tz, { short: true })} ${timeOf(at, tz)}`

/** `Free`, `$12`, `$12.50`; `undefined` without a price. */
export const priceOf = ({ priceCents }: Pick<CalendarCard, 'priceCents'>) =>
  priceCents === undefined ? undefined : priceCents === 0 ? 'Free' : moneyOf({ cents: priceCents })
