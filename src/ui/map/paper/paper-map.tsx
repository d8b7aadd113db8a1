import { type CSSProperties, useMemo } from 'react'
import type { PublishedNeighbourhood } from '../../../domain/guide/publishing/guide-snapshot-types'
import { middlesOf } from '../base-layer'
import { corePoints } from '../core-bounds'
import { type AreaName, layOut } from '../label-layout'
import { mapPinsOf } from '../map-pins'
import type { BaseMap, Pinned } from '../map-props'
import { type LngLat, type MapSize, toWorld, worldWidth } from '../map-view'
import { moveRingsApart } from '../move-rings-apart'
import { shapeIn } from '../polygon-shape'
import { RouteLine, RouteStops } from '../route-layer'
import { CityStreets } from '../streets/city-streets'
import { fitOf } from '../use-fit-to-pins'
import css from './paper-map.module.css'
import { ringRadius } from './ring-radius'

interface PaperMapProps {
  readonly label: string
  readonly index: BaseMap
  readonly listings: readonly Pinned[]
  /** Units of the drawing, which is as wide as its place. */
  readonly size: MapSize
  /** The neighborhood that is shown; without one the map names all of them. */
  readonly neighbourhood?: PublishedNeighbourhood | undefined
  readonly route?: readonly LngLat[] | undefined
}

/**
 * Every number in its ring, because nobody can zoom paper. Rings that would cover another stand beside their place, with a line to it, and those
 * of places far away from all others at the edge. The more there are, the smaller they are.
 */
export function PaperMap({ label, index, size, ...shown }: PaperMapProps) {
  const { listings, neighbourhood, route } = shown
  const { view, land, areas, ring, marks, names, stops } = useMemo(
    () => draw(index, size, { listings, neighbourhood, route }),
    [index, size, listings, neighbourhood, route],
  )
  const [x, y] = [-size.width / 2, -size.height / 2]
  return (
    <svg
      className={css.map}
      style={{ '--ring': `${ring}px` } as CSSProperties}
      viewBox={`${x} ${y} ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      <rect className={css.water} {...{ x, y }} width={size.width} height={size.height} data-bare={index.land.length === 0 || undefined} />
      <path className={css.land} d={land} />
      {areas.map(({ id, d }) => (
        <path key={id} className={css.area} data-own={id === neighbourhood?.id || undefined} d={d} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <CityStreets path={index.streets} reference={view} view={view} size={size} />
      </g>
      {stops.length > 0 && <RouteLine stops={stops.map(({ spot }) => spot)} />}
      {marks.map(({ id, number, spot: [left, top], at: [ringX, ringY] }) => (
        <g key={id} className={css.mark}>
          <path d={`M${left} ${top}L${ringX} ${ringY}`} />
          <circle className={css.spot} cx={left} cy={top} r="1.8" />
          <circle cx={ringX} cy={ringY} r={number === undefined ? 4 : ring} />
          <text x={ringX} y={ringY} dy="0.35em" data-digits={number?.length}>
            {number}
          </text>
        </g>
      ))}
      <g className={css.names}>
        {names.map(area => (
          <text key={area.id} x={area.x} y={area.y} dy="0.35em">
            {area.name}
          </text>
        ))}
      </g>
      <RouteStops stops={stops.map(({ at }) => at)} />
    </svg>
  )
}

function draw(
  { land, neighbourhoods }: BaseMap,
  size: MapSize,
  { listings, neighbourhood, route = [] }: Pick<PaperMapProps, 'listings' | 'neighbourhood' | 'route'>,
) {
  const places = mapPinsOf(listings, new Map())
  const pins = places.map(({ at }) => at)
  const view = fitOf(neighbourhood ? [...pins, ...neighbourhood.outline.flat(2)] : corePoints(pins), size, 26)
  const { path } = shapeIn(view)
  const width = worldWidth(view.zoom)
  const onPaper = (pin: LngLat) => {
    const [x, y] = toWorld(pin)
    return [round((x - view.x) * width), round((y - view.y) * width)] as const
  }
  const spots = pins.map(onPaper)
  const ring = round(ringRadius(spots.length, size))
  const box = { x: ring - size.width / 2, y: ring - size.height / 2, w: size.width - 2 * ring, h: size.height - 2 * ring }
  const rings = moveRingsApart(spots, 2 * ring + 1, box).map(([x, y]) => [round(x), round(y)] as const)
  const ringAt = new Map(pins.map((pin, i) => [String(pin), rings[i]!]))
  const taken = rings.map(([x, y], i) => ({ id: places[i]!.id, x, y, radius: ring }))
  return {
    view,
    land: path(land),
    areas: neighbourhoods.map(({ id, outline }) => ({ id, d: path(outline) })),
    ring,
    marks: places.map(({ id, number }, i) => ({ id, number, spot: spots[i]!, at: rings[i]! })),
    names: neighbourhood ? [] : layOut(taken, middlesOf(neighbourhoods, view)).areas.filter(isInside(size)),
    stops: route.map(pin => ({ spot: onPaper(pin), at: ringAt.get(String(pin)) ?? onPaper(pin) })),
  }
}

/** Whether the edge of the drawing would cut a name. */
const isInside =
  ({ width, height }: MapSize) =>
  ({ name, x, y }: AreaName) =>
    Math.abs(x) + name.length * halfLetter < width / 2 && Math.abs(y) < height / 2 - 2 * halfLetter
const halfLetter = 3

const round = (value: number) => Math.round(value * 10) / 10
