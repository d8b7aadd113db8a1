import { boundsOf, type MapSize, type MapView, toWorld, worldWidth } from './map-view'
import css from './studio-map.module.css'

/** Steps between grid lines, in degrees, from coarse to fine (a few meters). */
const steps = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
const apart = 110

/** Meridians and parallels with their degrees, for an edition without a land outline. */
export function GraticuleLayer({ view, size }: { view: MapView; size: MapSize }) {
  const [west, south, east, north] = boundsOf(view, size)
  const step = steps.findLast(one => (one / 360) * worldWidth(view.zoom) >= apart) ?? 0.0001
  const width = worldWidth(view.zoom)
  const across = (lng: number) => (toWorld([lng, 0])[0] - view.x) * width + size.width / 2
  const down = (lat: number) => (toWorld([0, lat])[1] - view.y) * width + size.height / 2
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  return (
    <g className={css.graticule} aria-hidden="true">
      {multiples(west, east, step).map(lng => (
        <g key={`lng${lng}`}>
          <line x1={across(lng)} x2={across(lng)} y1={0} y2={size.height} />
          <text x={across(lng) + 4} y={12}>
            {degrees(lng, digits, 'E', 'W')}
          </text>
        </g>
      ))}
      {multiples(south, north, step).map(lat => (
        <g key={`lat${lat}`}>
          <line y1={down(lat)} y2={down(lat)} x1={0} x2={size.width} />
          <text x={4} y={down(lat) - 4}>
            {degrees(lat, digits, 'N', 'S')}
          </text>
        </g>
      ))}
    </g>
  )
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.min(60, Math.max(0, Math.floor(to / step) - first + 1))
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}

const degrees = (value: number, digits: number, positive: string, negative: string) =>
  Math.abs(value) < 1e-9 ? '0°' : `${Math.abs(value).toFixed(digits)}° ${value < 0 ? negative : positive}`
