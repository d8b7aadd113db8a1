import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Polygons } from '../../domain/guide/editions.collection'
import css from './edit-map.module.css'
import { layOut } from './label-layout'
import { MapButtons } from './map-buttons'
import { fromWorld, type LngLat, toWorld, worldWidth, zoomedAt } from './map-view'
import { shapeIn } from './polygon-shape'
import { ScaleBar } from './scale-bar'
import { CityStreets } from './streets/city-streets'
import look from './studio-map.module.css'
import { fitOf } from './use-fit-to-pins'
import { useMapGestures } from './use-map-gestures'
import { useMapSize } from './use-map-size'
import { useMapView } from './use-map-view'

export interface MapArea {
  readonly id: string
  /** The name, written in its middle. */
  readonly name: string
  readonly colour: string
  readonly outline: Polygons
  readonly isSelected?: boolean
}
export interface MapPoint {
  readonly id: string
  readonly at: LngLat
  readonly label: string
  readonly colour?: string
  /** `pin`: a listing or a building. `corner`: a point of an outline. */
  readonly kind: 'pin' | 'corner'
  /** Offset in pixels from its position, if several points share one spot. */
  readonly beside?: readonly [number, number]
  readonly canMove?: boolean
  readonly isSelected?: boolean
}
interface EditMapProps {
  readonly label: string
  readonly land: Polygons
  /** Path of the city's streets, if the edition has them. */
  readonly streets?: string | undefined
  readonly areas: readonly MapArea[]
  readonly points?: readonly MapPoint[]
  /** The area shown first, and again when it changes; without it, everything. */
  readonly focus?: readonly LngLat[] | undefined
  readonly onArea?: (id: string) => void
  readonly onPoint?: (id: string) => void
  readonly onMove?: (id: string, to: LngLat) => void
  readonly onGround?: (at: LngLat) => void
}

/** Degrees that an arrow key moves a point by: about two meters, ten times as far with Shift. */
const keyStep = 0.00002
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * The office's map: areas and points that can be selected, drawn and moved. Everything that it does with the pointer is also possible with
 * the keyboard in the list beside it.
 */
export function EditMap({ label, land, streets, areas, points = [], focus, onArea, onPoint, onMove, onGround }: EditMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useMapSize(box)
  const everything = useMemo(() => [...areas.flatMap(({ outline }) => outline.flat(2)), ...points.map(({ at }) => at)], [areas, points])
  const [reference] = useState(() => fitOf(everything.length > 0 ? everything : land.flat(2), { width: 640, height: 480 }))
  const control = useMapView(useState(() => (focus?.length ? fitOf(focus, size, 60) : fitOf(everything, size)))[0])
  const { view, aim, glide, show } = control
  const fit = () => glide(fitOf(focus?.length ? focus : everything, size, 60))
  useMapGestures(box, control, fit)
  const shown = focus?.map(String).join(' ')
  const fitNow = useRef(fit)
  useEffect(() => {
    fitNow.current = fit
  })
  useEffect(() => fitNow.current(), [shown, size])
  const [drag, setDrag] = useState<{ readonly id: string; readonly at: LngLat }>()

  const width = worldWidth(view.zoom)
  const screen = (at: LngLat) => {
    const [x, y] = toWorld(at)
    return [(x - view.x) * width + size.width / 2, (y - view.y) * width + size.height / 2] as const
  }
  const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): LngLat => {
    const { left, top } = box.current!.getBoundingClientRect()
    const [lng, lat] = fromWorld(view.x + (clientX - left - size.width / 2) / width, view.y + (clientY - top - size.height / 2) / width)
    return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6]
  }
  const pressMiddle = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'Enter' || target !== currentTarget) return
    const [lng, lat] = fromWorld(view.x, view.y)
    onGround?.([round(lng), round(lat)])
  }
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const area = (event.target as Element).getAttribute('data-area')
    if (area !== null && onArea) onArea(area)
    else onGround?.(placeOf(event))
  }
  const [x, y] = [(reference.x - view.x) * width + size.width / 2, (reference.y - view.y) * width + size.height / 2]
  return (
    <div className={`${look.map} ${css.map}`} data-ground={land.length > 0 ? 'land' : 'paper'}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the map itself takes keys, as the guide's does */}
      <div
        ref={box}
        className={`${look.window} ${css.window}`}
        role="group"
        tabIndex={0}
        aria-label={`${label}. Arrow keys move the map, plus and minus zoom${onGround ? ', Enter marks its middle' : ''}.`}
        data-draws={onGround !== undefined}
        onKeyDown={pressMiddle}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a list beside the map does the same by keys */}
        <svg className={look.ground} width={size.width} height={size.height} onClick={press}>
          <g transform={`translate(${x} ${y}) scale(${width / worldWidth(reference.zoom)})`}>
            <Areas reference={reference} land={land} areas={areas} isPressed={onArea !== undefined} />
          </g>
          <CityStreets path={streets} {...{ reference, view, size }} />
          <g className={look.names} aria-hidden="true">
            <Names areas={areas} reference={reference} shift={[x, y]} scale={width / worldWidth(reference.zoom)} />
          </g>
        </svg>
        {points.map(point => {
          const { id, kind, colour, beside = [0, 0], canMove, isSelected } = point
          const at = drag?.id === id ? drag.at : point.at
          const [left, top] = screen(at)
          if (left < -40 || top < -40 || left > size.width + 40 || top > size.height + 40) return null
          const moves = canMove && onMove !== undefined
          const handlers = moves && {
            onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
            onPointerMove: (event: PointerEvent) => event.buttons > 0 && setDrag({ id, at: placeOf(event) }),
            onPointerUp: () => {
              if (drag?.id === id) onMove(id, drag.at)
              setDrag(undefined)
            },
            onKeyDown: (event: KeyboardEvent) => {
              const arrow = arrows[event.key]
              if (!arrow) return
              event.preventDefault()
              const step = keyStep * (event.shiftKey ? 10 : 1)
              onMove(id, [round(at[0] + arrow[0] * step), round(at[1] + arrow[1] * step)])
            },
          }
          return (
            <button
              key={id}
              type="button"
              className={css.point}
              data-kind={kind}
              data-selected={isSelected || undefined}
              data-moves={moves || undefined}
              aria-label={moves ? `${point.label}. Arrow keys move it.` : point.label}
              title={point.label}
              style={{ translate: `${left + beside[0]}px ${top + beside[1]}px`, ...(colour && { color: colour }) }}
              onClick={() => onPoint?.(id)}
              {...handlers}
            />
          )
        })}
      </div>
      <MapButtons
        onZoom={step => glide(zoomedAt(aim(), Math.round(aim().zoom * 2) / 2 + step))}
        onFit={fit}
        onFitAll={focus ? () => show(fitOf(everything, size)) : undefined}
      />
      <ScaleBar view={view} />
    </div>
  )
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

interface AreasProps {
  readonly reference: ReturnType<typeof fitOf>
  readonly land: Polygons
  readonly areas: readonly MapArea[]
  readonly isPressed: boolean
}

const Areas = memo(({ reference, land, areas, isPressed }: AreasProps) => {
  const { path } = useMemo(() => shapeIn(reference), [reference])
  const landPath = useMemo(() => path(land), [path, land])
  return (
    <>
      <path className={look.land} d={landPath} />
      {areas.map(({ id, colour, outline, isSelected }) => (
        <path
          key={id}
          className={`${look.hood} ${css.area}`}
          data-area={id}
          data-pressed={isPressed || undefined}
          data-highlighted={isSelected || undefined}
          style={{ color: colour }}
          d={path(outline)}
        />
      ))}
    </>
  )
})

interface NamesProps extends Pick<AreasProps, 'areas' | 'reference'> {
  readonly shift: readonly [number, number]
  readonly scale: number
}

/** A name that would cover another one gives way, the one of a selected area last. */
function Names({ areas, reference, shift: [x, y], scale }: NamesProps) {
  const middles = useMemo(() => {
    const { centre } = shapeIn(reference)
    return areas
      .filter(({ outline }) => outline.length > 0)
      .toSorted((a, b) => Number(b.isSelected ?? false) - Number(a.isSelected ?? false))
      .map(({ id, name, outline }) => ({ id, name, at: centre(outline) }))
  }, [areas, reference])
  // At this scale the names would cover the city.
  if (scale < 0.8) return null
  const named = middles.map(({ id, name, at: [left, top] }) => ({ id, name, x: x + left * scale, y: y + top * scale }))
  return layOut([], named).areas.map(({ id, name, x: middle, y: height }) => (
    <text key={id} x={middle} y={height} dy="0.35em">
      {name}
    </text>
  ))
}
