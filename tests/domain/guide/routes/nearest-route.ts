import { nearestFirst, waysBetween } from '../../../../src/domain/guide/routes/route-order'
import { type RoutePlan, type RouteQuestion, timesOf } from '../../../../src/domain/guide/routes/route-timetable'

/** What a plan is measured by: the fewest closed doors, then the earliest end; for who avoids hills, each meter of climb is a minute. */
export const effortOf = ({ missed, ends, climb }: RoutePlan, { avoidsHills }: RouteQuestion) => missed * 1e6 + ends + (avoidsHills ? climb : 0)

/** The way of a visitor without a plan: to the nearest studio each time, from the best beginning. Studios that are closed all day come last. */
export function nearestRoute(question: RouteQuestion): RoutePlan {
  const open = question.stops.filter(({ hours }) => hours.length > 0)
  const closed = question.stops.filter(({ hours }) => hours.length === 0)
  const ways = waysBetween(open, question)
  const starts = ways.hasStart || open.length === 0 ? [undefined] : [...open.keys()]
  const plans = starts.map(start => timesOf([...nearestFirst(ways, start).map(i => open[i]!), ...closed], question))
  return plans.reduce((best, plan) => (effortOf(plan, question) < effortOf(best, question) ? plan : best))
}
