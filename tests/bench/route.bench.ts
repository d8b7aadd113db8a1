import { bench, describe } from 'vitest'
import { maxStops, nearestRoute, planRoute } from '../../src/domain/guide/routes/plan-route'
import type { RouteQuestion } from '../../src/domain/guide/routes/route-timetable'
import { largeEdition } from '../support/large-edition'

/** Studios of a real city's edition, with hours of which some cannot all be met. The lower bound goes to the nearest studio each time. */
const stops = largeEdition()
  .listings.filter(({ pin }) => pin)
  .filter((_, i) => i % 7 === 0)
  .slice(0, maxStops)
  .map(({ id, pin }, i) => ({ id, pin: pin!, hours: [[660 + (i % 3) * 60, 840 + (i % 5) * 60] as const] }))
const question: RouteQuestion = { stops, begins: 660, by: 'bike', stay: 10 }

describe('a route of 25 stops', () => {
  bench('ours', () => void planRoute(question))
  bench('plain nearest neighbor', () => void nearestRoute(question))
})
