import type { Polygons } from '../../../../domain/guide/editions.collection'
import { Random } from '../random'
import { corners, country, quarters } from './city-mesh'

export type Point = readonly [lng: number, lat: number]
/** Kilometers east and north of the city's center. */
export type Plane = readonly [east: number, north: number]

const middle = { lat: 36.6, lng: -122.4 }
const kmPerDegree = { lat: 110.99, lng: 111.32 * 0.80282 }

/** Kilometers to degrees, with five decimals (about a meter). */
export const place = ([east, north]: Plane): Point => [
  Math.round((middle.lng + east / kmPerDegree.lng) * 1e5) / 1e5,
  Math.round((middle.lat + north / kmPerDegree.lat) * 1e5) / 1e5,
]

export const planeOf = ([lng, lat]: Point): Plane => [(lng - middle.lng) * kmPerDegree.lng, (lat - middle.lat) * kmPerDegree.lat]

export const metresBetween = (a: Point, b: Point): number => Math.hypot((a[0] - b[0]) * kmPerDegree.lng, (a[1] - b[1]) * kmPerDegree.lat) * 1000

const faces = [...Object.values(quarters), ...country]
const edgesOf = (face: readonly string[]) => face.map((from, i) => [from, face[(i + 1) % face.length]!] as const)
const keyOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

const uses = new Map<string, number>()
for (const face of faces) for (const [a, b] of edgesOf(face)) uses.set(keyOf(a, b), (uses.get(keyOf(a, b)) ?? 0) + 1)
const isShore = (a: string, b: string) => uses.get(keyOf(a, b)) === 1

const lines = new Map<string, readonly Plane[]>()

/**
 * The line from one corner to the next, without the last point. Two quarters that share an edge get exactly the same points, so their
 * outlines meet without gap or overlap. A shore is ragged, a border between quarters is only slightly bent.
 */
function line(from: string, to: string): readonly Plane[] {
  const key = keyOf(from, to)
  let points = lines.get(key)
  if (!points) {
    const [a, b] = key.split(' ').map(name => corners[name]!) as [Plane, Plane]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const shore = isShore(from, to)
    const depth = length > 6 ? 2 : shore ? 4 : 2
    points = [a, ...bend(a, b, shore ? 0.2 : 0.06, depth, new Random(`edge ${key}`)), b]
    lines.set(key, points)
  }
  return (from < to ? points : [...points].reverse()).slice(0, -1)
}

/** Midpoint displacement: each half is displaced by less than the whole was. */
function bend(a: Plane, b: Plane, by: number, depth: number, random: Random): Plane[] {
  if (depth === 0) return []
  const shift = random.between(-by, by)
  const mid: Plane = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * shift, (a[1] + b[1]) / 2 + (b[0] - a[0]) * shift]
  return [...bend(a, mid, by * 0.8, depth - 1, random), mid, ...bend(mid, b, by * 0.8, depth - 1, random)]
}

const closed = (points: readonly Plane[]): Point[] => [...points, points[0]!].map(place)

const outlines = new Map(Object.entries(quarters).map(([id, face]) => [id, [[closed(edgesOf(face).flatMap(([a, b]) => line(a, b)))]]]))

/** The lines between two quarters, or between a quarter and the country around it. */
export const borders = (): readonly (readonly Point[])[] =>
  Array.from(uses.keys())
    .map(key => key.split(' ') as [string, string])
    .filter(([a, b]) => !isShore(a, b))
    .map(([a, b]) => [...line(a, b), corners[b]!].map(place))

/** A quarter's outline. */
export function outlineOf(id: string): readonly (readonly (readonly Point[])[])[] {
  const outline = outlines.get(id)
  if (!outline) throw new Error(`No quarter ${id}`)
  return outline
}

/** The mainland with its lagoon, and the island: the edges that belong to only one polygon, joined into rings. */
export function land(): Polygons {
  const next = new Map<string, string>()
  for (const face of faces) for (const [a, b] of edgesOf(clockwise(face))) if (isShore(a, b)) next.set(a, b)
  const rings: Point[][] = []
  for (const start of Array.from(next.keys())) {
    const ring: Plane[] = []
    for (let at = start, to = next.get(at); to !== undefined; at = to, to = next.get(at)) {
      ring.push(...line(at, to))
      next.delete(at)
    }
    if (ring.length > 0) rings.push(closed(ring))
  }
  const byReach = rings.sort((a, b) => reach(b) - reach(a))
  const isLagoon = (ring: Point[]) => ring.some(([lng, lat]) => samePoint([lng, lat], place(corners.l4!)))
  return [
    [byReach[0]!, ...byReach.slice(1).filter(isLagoon)],
    ...byReach
      .slice(1)
      .filter(ring => !isLagoon(ring))
      .map(ring => [ring]),
  ]
}

const samePoint = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]
const reach = (ring: readonly Point[]) => Math.max(...ring.map(p => p[0])) - Math.min(...ring.map(p => p[0]))

function clockwise(face: readonly string[]): readonly string[] {
  const area = edgesOf(face).reduce((sum, [a, b]) => sum + corners[a]![0] * corners[b]![1] - corners[b]![0] * corners[a]![1], 0)
  return area < 0 ? face : [...face].reverse()
}
