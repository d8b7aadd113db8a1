import { union } from 'polyclip-ts'
import { planarRingArea } from 'topojson-simplify'
import type { Polygons } from '../../editions.collection'

const metresPerDegree = 111_195
/** Square meters; smaller rings are rounding errors. */
const smallestRing = 1
/** Degrees, about a centimeter: how far rounding may move a point. */
const rounding = 1e-7

/** The libraries declare mutable arrays but do not change them. */
export const geometryOf = (polygons: Polygons) => polygons as [number, number][][][]

/** Meters from an outline's first point. Within a city the earth's curvature matters only by centimeters. */
export function inMetres(polygons: Polygons): [number, number][][][] {
  const [lng = 0, lat = 0] = polygons.flat(2)[0] ?? []
  const across = metresPerDegree * Math.cos((lat * Math.PI) / 180)
  return polygons.map(rings => rings.map(ring => ring.map(([x, y]) => [(x - lng) * across, (y - lat) * metresPerDegree])))
}

/** Square meters of each outer ring and hole. */
export const areasOf = (polygons: Polygons) => inMetres(polygons).map(rings => rings.map(ring => Math.abs(planarRingArea(ring))))

/** An outline rounded to six decimals of a degree (about 10 cm), without repeated points and rings without area. */
export function tidied(polygons: Polygons): Polygons {
  const rounded = polygons.map(rings => rings.map(ring => ring.map(([lng, lat]) => [round(lng), round(lat)] as const).filter(isNew)))
  const areas = areasOf(rounded)
  return rounded
    .map((rings, i) => (areas[i]![0]! < smallestRing ? [] : rings.filter((_, j) => areas[i]![j]! >= smallestRing)))
    .filter(({ length }) => length > 0)
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
const isNew = ([x, y]: readonly [number, number], i: number, ring: readonly (readonly [number, number])[]) =>
  i === 0 || x !== ring[i - 1]![0] || y !== ring[i - 1]![1]

/** The same shape with rings that do not cross themselves; `undefined` if there is none. */
export function untangled(polygons: Polygons): Polygons | undefined {
  const [simple, drawn] = [union(geometryOf(polygons)), polygons.flat(2)]
  const isCrossing = ([x, y]: [number, number]) => !drawn.some(at => Math.abs(at[0] - x) < rounding && Math.abs(at[1] - y) < rounding)
  return simple.flat(2).some(isCrossing) ? tidied(simple) : undefined
}

/** Rounding can make a thin ring cross itself, and so can untangling it. */
const maxUntangled = 5

/** The outline without the crossings that rounding made. */
export function settled(outline: Polygons, times = maxUntangled): Polygons {
  const simple = times > 0 ? untangled(outline) : undefined
  return simple ? settled(simple, times - 1) : outline
}

/** Number of points of an outline, without those that only close a ring. */
export const pointsIn = (polygons: Polygons) => polygons.reduce((sum, rings) => sum + rings.reduce((points, ring) => points + ring.length - 1, 0), 0)
