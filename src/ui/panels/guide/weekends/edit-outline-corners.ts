import type { Polygons } from '../../../../domain/guide/editions.collection'

type LngLat = readonly [number, number]

/** One point of an outline: which ring of which polygon it is in. Rings end with the point they begin with, which is not a corner of its own. */
export interface Corner {
  readonly id: string
  readonly polygon: number
  readonly ring: number
  readonly index: number
  readonly at: LngLat
}

export const cornersOf = (outline: Polygons): readonly Corner[] =>
  outline.flatMap((rings, polygon) =>
    rings.flatMap((points, ring) =>
      points.slice(0, points.length > 1 ? -1 : undefined).map((at, index) => ({ id: `${polygon} ${ring} ${index}`, polygon, ring, index, at })),
    ),
  )

const withRing = (outline: Polygons, { polygon, ring }: Pick<Corner, 'polygon' | 'ring'>, points: readonly LngLat[]): Polygons =>
  outline.map((rings, p) => (p === polygon ? rings.map((before, r) => (r === ring ? [...points, points[0]!] : before)) : rings))

const openRing = (outline: Polygons, { polygon, ring }: Pick<Corner, 'polygon' | 'ring'>) => outline[polygon]![ring]!.slice(0, -1)

export const movedCorner = (outline: Polygons, corner: Corner, to: LngLat): Polygons =>
  withRing(outline, corner, openRing(outline, corner).with(corner.index, to))

/** Removes a corner; a ring of three keeps all of them. */
export function withoutCorner(outline: Polygons, corner: Corner): Polygons {
  const points = openRing(outline, corner)
  return points.length <= 3 ? outline : withRing(outline, corner, points.toSpliced(corner.index, 1))
}

/** Adds a corner: in the nearest edge, or after the last corner while there are fewer than three. */
export function withCorner(outline: Polygons, at: LngLat): Polygons {
  const corners = cornersOf(outline)
  if (corners.length === 0) return [[[at, at]]]
  if (corners.length < 3) return withRing(outline, corners[0]!, [...openRing(outline, corners[0]!), at])
  const beside = corners
    .map(corner => {
      const points = openRing(outline, corner)
      return { corner, distance: detour(corner.at, points[(corner.index + 1) % points.length]!, at) }
    })
    .reduce((best, one) => (one.distance < best.distance ? one : best)).corner
  return withRing(outline, beside, openRing(outline, beside).toSpliced(beside.index + 1, 0, at))
}

/** The extra length of the edge from one corner to the next through this point. */
function detour(from: LngLat, to: LngLat, at: LngLat): number {
  const flat = Math.cos((at[1] * Math.PI) / 180)
  const length = (a: LngLat, b: LngLat) => Math.hypot((a[0] - b[0]) * flat, a[1] - b[1])
  return length(from, at) + length(at, to) - length(from, to)
}

/** The nearest corner of a neighboring outline within five meters, or the point itself: borders that almost touch are joined. */
export function snapped(at: LngLat, others: readonly Polygons[]): LngLat {
  const near = 5 / 111_195
  const flat = Math.cos((at[1] * Math.PI) / 180)
  let [best, distance] = [at, near]
  for (const other of others)
    for (const corner of other.flat(2)) {
      const away = Math.hypot((corner[0] - at[0]) * flat, corner[1] - at[1])
      if (away < distance) [best, distance] = [corner, away]
    }
  return best
}
