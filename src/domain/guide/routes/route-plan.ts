import { metresBetween } from '../../shared/metres-between'

export const waysToGo = ['walk', 'bike', 'drive'] as const
export type WayToGo = (typeof waysToGo)[number]

/** Minutes of the day, such as 660 for 11 am; after midnight they go on beyond 1440. */
type Minute = number

export interface RouteStop {
  readonly id: string
  /** `[longitude, latitude]`. */
  readonly pin: readonly [number, number]
  /** Opening and closing minute of each opening of that day, by time; empty where it is closed all day. */
  readonly hours: readonly (readonly [from: Minute, to: Minute])[]
}

export interface RouteQuestion {
  readonly stops: readonly RouteStop[]
  /** Where the visitor begins; without it, at whichever studio is best. */
  readonly start?: readonly [number, number] | undefined
  readonly begins: Minute
  readonly by: WayToGo
  /** Minutes spent at each studio. */
  readonly stay: number
}

export interface PlannedStop {
  readonly id: string
  readonly arrives: Minute
  /** Minutes before it opens. */
  readonly waits: number
  readonly leaves: Minute
  /** It is closed when the visitor arrives. */
  readonly isClosed: boolean
  /** From the stop before. */
  readonly metres: number
}

export interface RoutePlan {
  readonly stops: readonly PlannedStop[]
  /** Number of studios that are closed on arrival. */
  readonly missed: number
  readonly ends: Minute
  readonly metres: number
}

/** Streets are longer than the line between two pins; a car is parked, and a bicycle locked, at every stop. */
const speeds: Readonly<Record<WayToGo, { readonly metresAMinute: number; readonly detour: number; readonly minutesAtStop: number }>> = {
  walk: { metresAMinute: 75, detour: 1.3, minutesAtStop: 0 },
  bike: { metresAMinute: 230, detour: 1.3, minutesAtStop: 1 },
  drive: { metresAMinute: 420, detour: 1.4, minutesAtStop: 6 },
}

/** Less than this is the same building: nothing is locked or parked again. */
const sameSpot = 40

export function leg(
  from: readonly [number, number],
  to: readonly [number, number],
  by: WayToGo,
): { readonly metres: number; readonly minutes: number } {
  const { metresAMinute, detour, minutesAtStop } = speeds[by]
  const line = metresBetween(from, to)
  if (line < sameSpot) return { metres: line, minutes: line > 0 ? 1 : 0 }
  return { metres: line * detour, minutes: Math.ceil((line * detour) / metresAMinute) + minutesAtStop }
}

/** The opening that a visitor who arrives at this minute sees: the current one, else the next. */
export const openingFor = ({ hours }: RouteStop, arrives: Minute) => hours.find(([, to]) => arrives < to)

/** A closed door costs no time: the visitor goes on. */
export function timesOf(order: readonly RouteStop[], { start, begins, by, stay }: RouteQuestion): RoutePlan {
  let [at, now, missed, total] = [start, begins, 0, 0]
  const stops = order.map((stop): PlannedStop => {
    // Nobody goes to a studio that is closed all day.
    if (stop.hours.length === 0) {
      missed += 1
      return { id: stop.id, arrives: now, waits: 0, leaves: now, isClosed: true, metres: 0 }
    }
    const { metres, minutes } = at ? leg(at, stop.pin, by) : { metres: 0, minutes: 0 }
    const arrives = now + minutes
    const opening = openingFor(stop, arrives)
    const opens = opening ? Math.max(arrives, opening[0]) : arrives
    at = stop.pin
    now = opening ? opens + stay : arrives
    total += metres
    if (!opening) missed += 1
    return { id: stop.id, arrives, waits: opens - arrives, leaves: now, isClosed: !opening, metres }
  })
  return { stops, missed, ends: now, metres: total }
}
