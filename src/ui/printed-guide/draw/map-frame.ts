import { geoMercator, geoPath } from 'd3-geo'
import type { Polygons } from '../../../domain/guide/editions.collection'
import type { Box } from '../../map/box'
import { wound } from '../../map/polygon-shape'
import type { DrawnGuide } from './drawn-guide'

type Point = readonly [number, number]

/** Where places lie within a box on the page, north above. */
export function mapFrame(points: readonly Point[], { x, y, w, h }: Box) {
  const extent: [[number, number], [number, number]] = [
    [x, y],
    [x + w, y + h],
  ]
  const projection = geoMercator()
    .precision(0)
    .fitExtent(extent, { type: 'MultiPoint', coordinates: points.map(([lng, lat]) => [lng, lat]) })
  // A single place has no extent of its own: a neighborhood of about a kilometer around it.
  if (!Number.isFinite(projection.scale()) || projection.scale() > 4_000_000) {
    const [lng, lat] = points[0] ?? [0, 0]
    projection
      .center([lng, lat])
      .scale(2_000_000)
      .translate([x + w / 2, y + h / 2])
  }
  const path = geoPath(projection).digits(1)
  return {
    /** How many points of paper a mile is in the middle of the frame. */
    mile: milesAround(projection.invert?.([x + w / 2, y + h / 2])?.[1] ?? 0, projection.scale()),
    at: (pin: Point): [number, number] =>
      (projection([pin[0], pin[1]]) as [number, number]).map(value => Math.round(value * 10) / 10) as [number, number],
    path: (polygons: Polygons) => path(wound(polygons)) ?? '',
    centre: (polygons: Polygons): Point => path.centroid(wound(polygons)),
  }
}

const earthRadiusMiles = 3958.8
const milesAround = (latitude: number, scale: number) => scale / (earthRadiusMiles * Math.cos((latitude * Math.PI) / 180))

/** Every number of the guide, from its maps. */
export const placesOfGuide = ({ pages }: DrawnGuide) => pages.flatMap(page => (page.kind === 'map' && page.isOverview ? page.places : []))
