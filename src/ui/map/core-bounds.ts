import { metresBetween } from '../../domain/shared/metres-between'
import type { Bounds, LngLat } from './map-view'

/** The box around all points. */
export function boundsAround(points: readonly LngLat[]): Bounds | undefined {
  if (points.length === 0) return undefined
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/**
 * The points that the first view should contain, without the few outliers (a mistyped coordinate, a guest in another town). Of many points
 * at most 2% are left out as the farthest; a point more than six times as far out as the third quartile always is.
 */
export function corePoints(points: readonly LngLat[]): readonly LngLat[] {
  if (points.length < 3) return points
  const centre: LngLat = [middle(points.map(([lng]) => lng)), middle(points.map(([, lat]) => lat))]
  const byDistance = points.map(point => ({ point, metres: metresBetween(centre, point) })).sort((a, b) => a.metres - b.metres)
  const usual = Math.max(byDistance[Math.floor(byDistance.length * 0.75)]!.metres, 500)
  const near = byDistance.filter(({ metres }) => metres <= 6 * usual)
  const kept = Math.ceil(points.length * 0.98)
  const edge = near[Math.min(kept, near.length) - 1]!.metres
  return near.filter(({ metres }) => metres <= 1.5 * edge).map(({ point }) => point)
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
