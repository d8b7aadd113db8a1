import { fromWorld, type MapView, worldWidth } from './map-view'
import css from './studio-map.module.css'

const equator = 40_075_017
const lengths = [1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5]
const longest = 110

/** A distance on the ground at the middle of the map, as a bar at most 110 pixels long. */
export function ScaleBar({ view }: { view: MapView }) {
  const [, latitude] = fromWorld(view.x, view.y)
  const pixelsPerMetre = worldWidth(view.zoom) / (equator * Math.cos((latitude * Math.PI) / 180))
  const metres = lengths.find(length => length * pixelsPerMetre <= longest) ?? 5
  return (
    <span className={css.scale} aria-hidden="true" style={{ inlineSize: metres * pixelsPerMetre }}>
      {metres >= 1000 ? `${metres / 1000} km` : `${metres} m`}
    </span>
  )
}
