import { useMemo, useRef } from 'react'
import { BaseLayer, middlesOf } from './base-layer'
import { corePoints } from './core-bounds'
import { GraticuleLayer } from './graticule-layer'
import { layOut } from './label-layout'
import { mapPinsOf } from './map-pins'
import type { BaseMap } from './map-props'
import { type MapSize, type MapView, toWorld, worldWidth } from './map-view'
import { ScaleBar } from './scale-bar'
import css from './studio-map.module.css'
import { fitOf } from './use-fit-to-pins'
import { useMapSize } from './use-map-size'

interface StillMapProps {
  readonly index: BaseMap
  /** Listing to mark and center; without it the map shows the whole edition. */
  readonly focus?: string | undefined
  /** Highest zoom for a focused place. */
  readonly nearest?: number
}

const apart = 40
/** Pixels at the bottom that the scale and the link to the map cover. */
const foot = 56
/** Half the width of a letter of an area's name in pixels: a name that the edge would cut is left out. */
const halfLetter = 4
/** How many neighbors a focused place is shown with. */
const company = 4
const streetZoom = { least: 12, most: 15.5 }

/** A static picture of the map, with as many numbers as fit, the focused one first. */
export default function StaticMap({ index, focus, nearest = streetZoom.most }: StillMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useMapSize(box)
  const places = useMemo(() => mapPinsOf(index.listings, new Map()), [index])
  const focused = useMemo(() => places.find(({ listingIds }) => focus !== undefined && listingIds.includes(focus)), [places, focus])
  const every = useMemo(() => places.map(({ at }) => at), [places])
  const view = useMemo((): MapView => {
    const whole = fitOf(corePoints(every), size, 24)
    if (!focused) return whole
    const [x, y] = toWorld(focused.at)
    const reach = every
      .map(at => toWorld(at))
      .map(([ax, ay]) => Math.max(Math.abs(ax - x) / size.width, Math.abs(ay - y) / size.height))
      .sort((a, b) => a - b)[company]
    const zoom = Math.log2(0.4 / Math.max(reach ?? 0, 1e-9) / 512)
    return { x, y, zoom: Math.min(nearest, Math.max(whole.zoom, streetZoom.least, zoom)) }
  }, [every, focused, size, nearest])
  const numbers = useMemo(
    () => spaced(focused ? [focused, ...places.filter(place => place !== focused)] : scattered(places), view, size),
    [places, focused, view, size],
  )
  const areas = useMemo(() => {
    const [left, top] = [size.width / 2, size.height / 2]
    const marks = numbers.map(({ id, x, y }) => ({ id, x: x - left, y: y - top, radius: 16 }))
    return layOut(marks, middlesOf(index.neighbourhoods, view)).areas.filter(
      ({ name, x, y }) => Math.abs(x) + name.length * halfLetter < left && y > 12 - top && y < top - foot,
    )
  }, [numbers, index, view, size])
  return (
    <div ref={box} className={css.map} data-ground={index.land.length > 0 ? 'land' : 'paper'}>
      <svg className={css.ground} width={size.width} height={size.height} aria-hidden="true">
        {index.land.length === 0 && <GraticuleLayer view={view} size={size} />}
        <BaseLayer map={index} reference={view} dots={every} {...{ view, size, areas }} />
        {numbers.map(({ id, number, x, y }) => (
          <g key={id} className={css.still} data-focus={id === focused?.id || undefined} transform={`translate(${x} ${y})`}>
            <circle r={number === undefined ? 7 : 15} />
            <text dy="0.35em">{number}</text>
          </g>
        ))}
      </svg>
      <ScaleBar view={view} />
    </div>
  )
}

interface Numbered {
  readonly id: string
  readonly number?: string
  readonly at: readonly [number, number]
}

/** Places in view that do not overlap; earlier ones win. */
function spaced(places: readonly Numbered[], view: MapView, size: MapSize) {
  const width = worldWidth(view.zoom)
  const taken: { id: string; number: string | undefined; x: number; y: number }[] = []
  for (const { id, number, at } of places) {
    const [worldX, worldY] = toWorld(at)
    const [x, y] = [(worldX - view.x) * width + size.width / 2, (worldY - view.y) * width + size.height / 2]
    if (x < 18 || y < 18 || x > size.width - 18 || y > size.height - foot) continue
    if ((number === undefined && taken.length > 0) || taken.some(other => Math.hypot(other.x - x, other.y - y) < apart)) continue
    taken.push({ id, number, x, y })
  }
  return taken
}

/** The places in an order that jumps across the city, so that the numbers shown are not all from one corner. */
const scattered = <T,>(places: readonly T[]): readonly T[] => {
  const stride = Math.max(1, Math.floor(places.length * 0.382))
  const step = coprime(stride, places.length)
  return places.map((_, i) => places[(i * step) % places.length]!)
}

function coprime(from: number, to: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  return to < 2 || divisor(from, to) === 1 ? from : coprime(from + 1, to)
}
