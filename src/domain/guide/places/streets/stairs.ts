import { type StreetMap, unpacked } from './street-map'

type LngLat = readonly [lng: number, lat: number]
type Plane = readonly [east: number, north: number]

/** Whether stairs are on the straight way from one place to another, or beside it. */
export type StairsBetween = (from: LngLat, to: LngLat) => boolean

/** Stairs so many meters beside the line are on the way: it does not follow the streets. */
const beside = 25

/** A piece of stairs, and the box outside of which nothing is beside it: a route asks a million times. */
interface Flight {
  readonly c: Plane
  readonly d: Plane
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export function stairsOn(stairs: NonNullable<StreetMap['stairs']>): StairsBetween {
  const [[lng0, lat0] = [0, 0]] = stairs.flatMap(({ line }) => unpacked(line).slice(0, 1))
  const metresOfLat = 111_195
  const metresOfLng = metresOfLat * Math.cos((lat0 * Math.PI) / 180)
  const planeOf = ([lng, lat]: LngLat): Plane => [(lng - lng0) * metresOfLng, (lat - lat0) * metresOfLat]
  const flights = stairs.flatMap(({ line }) => {
    const points = unpacked(line).map(planeOf)
    return points.slice(1).map((d, i): Flight => {
      const c = points[i]!
      return {
        c,
        d,
        west: Math.min(c[0], d[0]) - beside,
        east: Math.max(c[0], d[0]) + beside,
        south: Math.min(c[1], d[1]) - beside,
        north: Math.max(c[1], d[1]) + beside,
      }
    })
  })
  return (from, to) => {
    const [a, b] = [planeOf(from), planeOf(to)]
    const [west, east, south, north] = [Math.min(a[0], b[0]), Math.max(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[1], b[1])]
    return flights.some(one => one.east > west && one.west < east && one.north > south && one.south < north && areNear(a, b, one.c, one.d))
  }
}

/** Two pieces of lines that cross, or come nearer to each other than `beside`: then an end of one of them does. */
function areNear(a: Plane, b: Plane, c: Plane, d: Plane): boolean {
  const [ofC, ofD] = [sideOf(a, b, c), sideOf(a, b, d)]
  const far = beside * Math.hypot(b[0] - a[0], b[1] - a[1])
  if ((ofC > far && ofD > far) || (ofC < -far && ofD < -far)) return false
  const cross = ofC * ofD < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0
  return cross || Math.min(distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b)) < beside
}

/** Above 0 on the left of the line from `a` to `b`, below 0 on its right. */
const sideOf = (a: Plane, b: Plane, at: Plane) => (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])

/** From a point to a piece of a line. */
function distance(at: Plane, a: Plane, b: Plane): number {
  const [x, y] = [b[0] - a[0], b[1] - a[1]]
  const along = Math.max(0, Math.min(1, ((at[0] - a[0]) * x + (at[1] - a[1]) * y) / (x * x + y * y || 1)))
  return Math.hypot(at[0] - a[0] - along * x, at[1] - a[1] - along * y)
}
