import { ascending } from '../../shared/ascending'
import { slopesOn } from '../places/hills/climb'
import type { HeightGrid } from '../places/hills/height-grid'
import { stairsOn } from '../places/streets/stairs'
import type { StreetMap } from '../places/streets/street-map'
import { betterOrder, costOf, exactOrder, nearestFirst, type Order, type Ways, waysBetween } from './route-order'
import { type RoutePlan, type RouteQuestion, timesOf } from './route-timetable'

/** Stops of a route; a day has no time for more. */
export const maxStops = 25

/** Up to this number of stops, an order without a closed door is found if there is any. */
const exactUpTo = 10

/**
 * The order in which to visit studios on one day, so that as few as possible are closed, then so that the day ends as early as possible, then
 * so that the way is short. A visitor who avoids hills is spared a meter of climb for each minute that the day ends later. It is never worse than going to the nearest studio each time, and the same for any order of `stops`. Studios that
 * are closed all day come last.
 */
export function planRoute(question: RouteQuestion): RoutePlan {
  const unique = [...new Map(question.stops.map(stop => [stop.id, stop])).values()].sort(ascending('id'))
  const open = unique.filter(({ hours }) => hours.length > 0)
  const ways = waysBetween(open, question)
  const exact = ways.stops.length <= exactUpTo ? exactOrder(ways) : undefined
  const begun = [nearest(ways), byClosing(ways), ...(exact ? [exact] : [])]
  const order = cheapest(
    begun.map(one => betterOrder(one, ways)),
    ways,
  )
  return timesOf([...order.map(i => open[i]!), ...unique.filter(({ hours }) => hours.length === 0)], question)
}

/** What is known of a city's hills and stairs. */
export interface Ground {
  readonly heights: HeightGrid | undefined
  readonly stairs: StreetMap['stairs']
}

/** The same, over the hills of a city and around its stairs. */
export const planRouteOver = ({ heights, stairs }: Ground, question: RouteQuestion): RoutePlan =>
  planRoute({ ...question, ...(heights && { slopes: slopesOn(heights) }), ...(stairs && { stairs: stairsOn(stairs) }) })

/** Going to the nearest studio each time: what every route is at least as good as. Without a place to begin at, every studio may be the first. */
function nearest(ways: Ways): Order {
  const starts = ways.hasStart || ways.stops.length === 0 ? [undefined] : [...ways.stops.keys()]
  return cheapest(
    starts.map(start => nearestFirst(ways, start)),
    ways,
  )
}

const cheapest = (orders: readonly Order[], ways: Ways): Order =>
  orders.reduce((best, order) => (costOf(order, ways) < costOf(best, ways) ? order : best))

function byClosing({ stops }: Ways): Order {
  const closes = (i: number) => Math.max(...stops[i]!.hours.map(([, to]) => to))
  return [...stops.keys()].sort((a, b) => closes(a) - closes(b))
}
