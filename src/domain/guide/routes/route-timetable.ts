import { metresBetween } from '../../shared/metres-between'
import type { Slope, SlopesBetween } from '../places/hills/climb'
import type { StairsBetween } from '../places/streets/stairs'
import { aroundStairs, isSteep, speeds, type WayToGo } from './ways-to-go'

type LngLat = readonly [longitude: number, latitude: number]

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
  /** How steep it is between places, where that is known. */
  readonly slopes?: SlopesBetween | undefined
  /** Where stairs are between places, if that is known. */
  readonly stairs?: StairsBetween | undefined
  /** The visitor goes around stairs, whatever the way to go. */
  readonly avoidsStairs?: boolean | undefined
  /** The visitor would rather go farther than up a hill. */
  readonly avoidsHills?: boolean | undefined
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
  /** Metres up on that way; 0 where no heights are known. */
  readonly climb: number
  /** A part of that way is steeper than a ramp may be. */
  readonly isSteep: boolean
  /** Stairs are on that way, which some visitors go around. */
  readonly hasStairs: boolean
}

export interface RoutePlan {
  readonly stops: readonly PlannedStop[]
  /** Number of studios that are closed on arrival. */
  readonly missed: number
  readonly ends: Minute
  readonly metres: number
  readonly climb: number
}

/** Less than this is the same building: nothing is locked or parked again. */
const sameSpot = 40

/** The way from one stop to the next. */
export interface Leg extends Pick<PlannedStop, 'metres' | 'climb' | 'isSteep' | 'hasStairs'> {
  readonly minutes: number
}
export const noWay: Leg = { metres: 0, minutes: 0, climb: 0, isSteep: false, hasStairs: false }

type WayThere = Pick<RouteQuestion, 'by' | 'slopes' | 'stairs' | 'avoidsStairs'>

/** What lies between two places. */
interface Ground {
  readonly line: number
  readonly slopes: readonly Slope[]
  readonly hasStairs: boolean
}

export const groundBetween = (from: LngLat, to: LngLat, { by, slopes, stairs }: WayThere): Ground => ({
  line: metresBetween(from, to),
  slopes: slopes?.(from, to) ?? [],
  hasStairs: speeds[by].stairs !== 'elsewhere' && (stairs?.(from, to) ?? false),
})

/** The same ground on the way back: what rose falls. */
export const wayBack = (ground: Ground): Ground => ({
  ...ground,
  slopes: ground.slopes.toReversed().map(({ metres, rise }) => ({ metres, rise: -rise })),
})

export function legOver({ line, slopes, hasStairs }: Ground, { by, avoidsStairs = false }: WayThere): Leg {
  const { metresAMinute, detour, minutesAtStop, pace, ...way } = speeds[by]
  if (line < sameSpot) return { ...noWay, metres: line, minutes: line > 0 ? 1 : 0 }
  const around = hasStairs && (avoidsStairs || way.stairs === 'around') ? aroundStairs : 0
  let [level, climb, steep] = [line, 0, false]
  for (const { metres, rise } of slopes) {
    const slope = rise / (metres * detour)
    level += metres * (pace(slope) - 1)
    climb += Math.max(0, rise)
    steep ||= isSteep(slope)
  }
  return {
    metres: line * detour + around,
    minutes: Math.ceil((level * detour + around) / metresAMinute) + minutesAtStop,
    climb,
    isSteep: steep,
    hasStairs,
  }
}

export const leg = (from: LngLat, to: LngLat, way: WayThere): Leg => legOver(groundBetween(from, to, way), way)

/** The opening that a visitor who arrives at this minute sees: the current one, else the next. A route asks a million times. */
export function openingFor({ hours }: RouteStop, arrives: Minute): RouteStop['hours'][number] | undefined {
  for (const opening of hours) if (arrives < opening[1]) return opening
  return undefined
}

/** A closed door costs no time: the visitor goes on. */
export function timesOf(order: readonly RouteStop[], question: RouteQuestion): RoutePlan {
  const { start, begins, stay } = question
  let [at, now, missed, total, up] = [start, begins, 0, 0, 0]
  const stops = order.map((stop): PlannedStop => {
    // Nobody goes to a studio that is closed all day.
    if (stop.hours.length === 0) {
      missed += 1
      return { id: stop.id, arrives: now, waits: 0, leaves: now, isClosed: true, metres: 0, climb: 0, isSteep: false, hasStairs: false }
    }
    const { minutes, ...way } = at ? leg(at, stop.pin, question) : noWay
    const arrives = now + minutes
    const opening = openingFor(stop, arrives)
    const opens = opening ? Math.max(arrives, opening[0]) : arrives
    at = stop.pin
    now = opening ? opens + stay : arrives
    total += way.metres
    up += way.climb
    if (!opening) missed += 1
    return { id: stop.id, arrives, waits: opens - arrives, leaves: now, isClosed: !opening, ...way }
  })
  return { stops, missed, ends: now, metres: total, climb: up }
}
