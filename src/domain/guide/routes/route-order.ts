import { groundBetween, type Leg, leg, legOver, noWay, openingFor, type RouteQuestion, type RouteStop, wayBack } from './route-timetable'

/** Indices of stops, in the order of the visit. */
export type Order = readonly number[]

/** Ways between all stops, worked out once: orders are timed many thousand times. */
export interface Ways {
  readonly stops: readonly RouteStop[]
  readonly begins: number
  readonly stay: number
  readonly minutes: readonly (readonly number[])[]
  readonly metres: readonly (readonly number[])[]
  /** Metres up, for visitors who avoid hills; else 0. */
  readonly climbs: readonly (readonly number[])[]
  /** From where the visitor begins; 0 without a beginning. */
  readonly first: readonly Leg[]
  readonly hasStart: boolean
}

export function waysBetween(stops: readonly RouteStop[], question: RouteQuestion): Ways {
  const { start, begins, stay, avoidsHills = false } = question
  const counted = (known: Leg): Leg => (avoidsHills ? known : { ...known, climb: 0 })
  // The ground between two stops is looked at once, for the way there and the way back.
  const legs: Leg[][] = stops.map(() => [])
  for (const [i, a] of stops.entries()) {
    for (const [j, b] of stops.entries()) {
      if (j > i) continue
      const ground = groundBetween(b.pin, a.pin, question)
      legs[j]![i] = counted(legOver(ground, question))
      legs[i]![j] = counted(legOver(wayBack(ground), question))
    }
  }
  return {
    stops,
    begins,
    stay,
    minutes: legs.map(row => row.map(({ minutes }) => minutes)),
    metres: legs.map(row => row.map(({ metres }) => metres)),
    climbs: legs.map(row => row.map(({ climb }) => climb)),
    first: stops.map(({ pin }) => (start ? counted(leg(start, pin, question)) : noWay)),
    hasStart: start !== undefined,
  }
}

/** Always on to the nearest studio that is left; of two equally near ones, the first by id. */
export function nearestFirst({ stops, metres, first }: Ways, start: number | undefined): Order {
  const left = new Set(stops.keys())
  const order: number[] = []
  while (left.size > 0) {
    const last = order.at(-1)
    const away = (i: number) => (last === undefined ? first[i]!.metres : metres[last]![i]!)
    const next = last === undefined && start !== undefined ? start : [...left].reduce((best, i) => (away(i) < away(best) ? i : best))
    order.push(next)
    left.delete(next)
  }
  return order
}

/** 2-opt, and moving one studio elsewhere, until neither helps. Hours make a way back another way, so each order is timed to its end. */
export function betterOrder(order: Order, ways: Ways): Order {
  let best = order
  let cost = costOf(order, ways)
  for (let improved = true; improved; ) {
    improved = false
    // What is the same at the beginning of all of them is timed once.
    const visits = visitsOf(best, ways)
    for (const [next, from] of neighboursOf(best)) {
      const other = costOf(next, ways, cost, visits[from])
      if (other < cost) [best, cost, improved] = [next, other, true]
    }
  }
  return best
}

/** All orders that differ from this one by a part that is turned round, or by one stop elsewhere; with where they begin to differ. */
function* neighboursOf(order: Order): Iterable<readonly [Order, from: number]> {
  for (let i = 0; i < order.length - 1; i++) {
    for (let j = i + 1; j < order.length; j++) yield [turnedRound(order, i, j), i]
  }
  for (let i = 0; i < order.length; i++) {
    const without = order.toSpliced(i, 1)
    for (let j = 0; j < order.length; j++) if (j !== i) yield [without.toSpliced(j, 0, order[i]!), Math.min(i, j)]
  }
}

/** Stop by stop, because it is done a hundred thousand times. */
function turnedRound(order: Order, from: number, to: number): Order {
  const turned = order.slice()
  for (let i = from; i <= to; i++) turned[i] = order[from + to - i]!
  return turned
}

/** How far a day has come. */
interface Visit {
  /** Stops that are behind. */
  readonly count: number
  readonly now: number
  readonly missed: number
  readonly way: number
  readonly up: number
}

const beginOf = ({ begins }: Ways): Visit => ({ count: 0, now: begins, missed: 0, way: 0, up: 0 })

/** The day before each stop of an order. */
function visitsOf(order: Order, ways: Ways): readonly Visit[] {
  const visits = [beginOf(ways)]
  for (const [k] of order.entries()) visits.push(followed(order, ways, Number.POSITIVE_INFINITY, visits[k]!, k + 1))
  return visits
}

/** Minutes that a visitor who avoids hills goes farther for each meter of climb that they are spared. */
const minutesAMetre = 1

/**
 * One number for: closed doors, then the end, then the way. A day has fewer than 10^5 minutes, a route less than 10^7 meters, and less than
 * 10^5 up. Nobody asks for more than `limit`: an order is followed until it costs that much. `from` is the day as far as it is known.
 */
export function costOf(order: Order, ways: Ways, limit = Number.POSITIVE_INFINITY, from = beginOf(ways)): number {
  const { count, now, missed, way, up } = followed(order, ways, limit, from, order.length)
  return count < order.length ? Number.POSITIVE_INFINITY : spent(now, missed, up) + Math.min(way / 1e4, 999)
}

const spent = (now: number, missed: number, up: number) => missed * 1e9 + (now + up * minutesAMetre) * 1e3

/** The day at the stop `to`, or where it costs more than `limit`. */
function followed(order: Order, { stops, stay, minutes, metres, climbs, first }: Ways, limit: number, from: Visit, to: number): Visit {
  let { count, now, missed, way, up } = from
  while (count < to) {
    const i = order[count]!
    const last = order[count - 1]
    now += last === undefined ? first[i]!.minutes : minutes[last]![i]!
    way += last === undefined ? first[i]!.metres : metres[last]![i]!
    up += last === undefined ? first[i]!.climb : climbs[last]![i]!
    const opening = openingFor(stops[i]!, now)
    if (opening) now = Math.max(now, opening[0]) + stay
    else missed += 1
    if (spent(now, missed, up) > limit) break
    count += 1
  }
  return { count, now, missed, way, up }
}

/**
 * The order without any closed door that ends first; `undefined` if there is none. Whoever is earlier at a studio is never later at the next
 * one, so for each set of visited studios and the last of them only the earliest time counts (Held and Karp).
 */
export function exactOrder({ stops, begins, stay, minutes, first }: Ways): Order | undefined {
  const n = stops.length
  const leaves = new Float64Array((1 << n) * n).fill(Number.POSITIVE_INFINITY)
  const before = new Int8Array((1 << n) * n)
  const visit = (set: number, last: number, arrives: number, from: number) => {
    const opening = openingFor(stops[last]!, arrives)
    if (!opening) return
    const at = (set | (1 << last)) * n + last
    const left = Math.max(arrives, opening[0]) + stay
    if (left >= leaves[at]!) return
    leaves[at] = left
    before[at] = from
  }
  for (let i = 0; i < n; i++) visit(0, i, begins + first[i]!.minutes, -1)
  for (let set = 1; set < 1 << n; set++) {
    for (let last = 0; last < n; last++) {
      const left = leaves[set * n + last]!
      if (left === Number.POSITIVE_INFINITY) continue
      for (let next = 0; next < n; next++) if (!(set & (1 << next))) visit(set, next, left + minutes[last]![next]!, last)
    }
  }
  let set = (1 << n) - 1
  let last = [...stops.keys()].reduce((best, i) => (leaves[set * n + i]! < leaves[set * n + best]! ? i : best), 0)
  if (n === 0 || leaves[set * n + last] === Number.POSITIVE_INFINITY) return undefined
  const order: number[] = []
  while (last >= 0) {
    order.unshift(last)
    const from: number = before[set * n + last]!
    set &= ~(1 << last)
    last = from
  }
  return order
}
