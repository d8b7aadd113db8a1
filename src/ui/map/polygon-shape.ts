import { geoArea, geoMercator, geoPath } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import type { Polygons } from '../../domain/guide/editions.collection'
import { type MapView, worldWidth } from './map-view'

/** Polygons as SVG path data in pixels of one reference view, whose center is (0, 0); other views scale and shift it. */
export function shapeIn(reference: MapView) {
  const width = worldWidth(reference.zoom)
  const projection = geoMercator()
    .scale(width / (2 * Math.PI))
    .translate([width / 2 - reference.x * width, width / 2 - reference.y * width])
    .precision(0)
  const path = geoPath(projection).digits(2)
  return {
    path: (polygons: Polygons) => path(wound(polygons)) ?? '',
    centre: (polygons: Polygons) => path.centroid(largest(wound(polygons))),
  }
}

/** Rings in clockwise order, as d3-geo's spherical geometry needs them: the other way round they would cover the rest of the earth. */
export function wound(polygons: Polygons): MultiPolygon {
  const coordinates = polygons.map(rings =>
    rings.map((ring, index) => {
      const points = ring.map(([lng, lat]): Position => [lng, lat])
      const outside = geoArea({ type: 'Polygon', coordinates: [points] }) > 2 * Math.PI
      return outside === (index === 0) ? points.reverse() : points
    }),
  )
  return { type: 'MultiPolygon', coordinates }
}

function largest({ coordinates }: MultiPolygon): MultiPolygon {
  const byArea = coordinates.map(polygon => ({ polygon, area: geoArea({ type: 'Polygon', coordinates: polygon }) }))
  const best = byArea.reduce((a, b) => (b.area > a.area ? b : a), byArea[0] ?? { polygon: [], area: 0 })
  return { type: 'MultiPolygon', coordinates: [best.polygon] }
}
