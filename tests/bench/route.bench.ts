// npm run bench:route: a route of 25 stops over hills and around stairs, beside the order that goes to the nearest studio each time.
import { bench, describe } from 'vitest'
import { slopesOn } from '../../src/domain/guide/places/hills/climb'
import { packedHeights } from '../../src/domain/guide/places/hills/height-grid'
import { stairsOn } from '../../src/domain/guide/places/streets/stairs'
import { packed } from '../../src/domain/guide/places/streets/street-map'
import { maxStops, planRouteOver } from '../../src/domain/guide/routes/plan-route'
import type { RouteQuestion } from '../../src/domain/guide/routes/route-timetable'
import { nearestRoute } from '../domain/guide/routes/nearest-route'
import { largeEdition } from '../support/large-edition'

/** A city of 12 × 12 km, as San Francisco is: the large edition's studios, moved together. */
const side = { lng: 0.17, lat: 0.11 }
const moved = ([lng, lat]: readonly [number, number]) => [lng * 2 * side.lng, 51 + (lat - 51) * 3 * side.lat] as const

/** With hours of which some cannot all be met. */
const stops = largeEdition()
  .listings.filter(({ pin }) => pin)
  .filter((_, i) => i % 7 === 0)
  .slice(0, maxStops)
  .map(({ id, pin }, i) => ({ id, pin: moved(pin!), hours: [[660 + (i % 3) * 60, 840 + (i % 5) * 60] as const] }))
const question: RouteQuestion = { stops, begins: 660, by: 'bike', stay: 10, avoidsHills: true, avoidsStairs: true }

const columns = 78
const heights = {
  format: 1 as const,
  at: [0, 51] as [number, number],
  step: [side.lng / columns, side.lat / 76] as [number, number],
  columns,
  steps: packedHeights(
    Array.from({ length: columns * 76 }, (_, i) => Math.round(60 + 60 * Math.sin(i / 9) * Math.cos(i / 700))),
    columns,
  ),
}
/** As many as San Francisco has in OpenStreetMap, of three pieces each. */
const stairs = Array.from({ length: 1000 }, (_, i) => {
  const [lng, lat] = moved([((i * 37) % 500) / 1000, 51 + ((i * 61) % 333) / 1000])
  return { line: packed([0, 1, 2, 3].map(k => [lng + k * 0.0001, lat + (k % 2) * 0.0001] as const)) }
})

/** Of the processor: the machine may be busy with something else. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const options = { now: processorTime, iterations: 20 }

describe('a route of 25 stops over hills and around stairs: the goal is a mean of 50 ms of processor time', () => {
  bench('ours', () => void planRouteOver({ heights, stairs }, question), options)
  bench('plain nearest neighbor, the limit', () => void nearestRoute({ ...question, slopes: slopesOn(heights), stairs: stairsOn(stairs) }), options)
})
