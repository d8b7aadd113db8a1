import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BaseLayer, middlesOf } from './base-layer'
import { corePoints } from './core-bounds'
import { GraticuleLayer } from './graticule-layer'
import { MapButtons } from './map-buttons'
import { useMapPins } from './map-pins'
import type { StudioMapProps } from './map-props'
import { boundsOf, deepest, readView, toWorld, worldWidth, writeView, zoomedAt } from './map-view'
import { MarkButton } from './mark-button'
import { type Mark, PinClusters } from './pin-clusters'
import { RouteLine, RouteStops } from './route-layer'
import { ScaleBar } from './scale-bar'
import css from './studio-map.module.css'
import { fitBesideButtons, fitOf, useFit } from './use-fit-to-pins'
import { useMapGestures } from './use-map-gestures'
import { useMapSize } from './use-map-size'
import { useMapView } from './use-map-view'
import { useMarks } from './use-placed-marks'

/** Zoom at which neighboring doors can be told apart. */
const streetZoom = 15

/** The map once the program runs: it is moved, zoomed and pressed. */
export function LiveMap({
  index,
  listings,
  selectedId,
  openIds,
  what = 'studio',
  highlighted,
  here,
  route,
  startView,
  onSelect,
  onSpread,
  onViewChange,
}: StudioMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useMapSize(box)
  const { places, every, framed } = useMapPins({ index, listings })
  const clusters = useMemo(() => new PinClusters(places), [places])
  const core = useMemo(() => corePoints(every), [every])
  const reference = useMemo(() => fitOf(core, { width: 640, height: 480 }), [core])

  const [{ opening, asked }] = useState(() => {
    const fit = fitBesideButtons(corePoints(framed), size)
    const view = readView(startView ?? null)
    return { opening: view ?? fit, asked: view !== undefined }
  })
  const control = useMapView(opening)
  const { view, aim, glide } = control
  const { fit, fitAll, isMoved } = useFit(control, { places, framed }, size, asked ? undefined : opening)
  useMapGestures(box, control, fit)

  const selected = useMemo(() => places.find(({ listingIds }) => selectedId !== undefined && listingIds.includes(selectedId)), [places, selectedId])
  useEffect(() => {
    if (!selected) return
    const [[x, y], [lng, lat]] = [toWorld(selected.at), selected.at]
    const [west, south, east, north] = boundsOf(aim(), size, -0.1)
    const inside = lng > west && lng < east && lat > south && lat < north
    const zoom = Math.min(clusters.zoomAlone(selected, Math.floor(aim().zoom)), streetZoom + 2)
    if (!inside || zoom > aim().zoom) glide({ x, y, zoom: Math.max(aim().zoom, zoom) })
  }, [selected, clusters, aim, glide, size])
  useEffect(() => {
    if (!here) return
    const [x, y] = toWorld(here)
    glide({ x, y, zoom: streetZoom - 0.5 })
  }, [here, glide])
  const hasRoute = route !== undefined && route.length > 0
  const routeSeen = useRef(false)
  useEffect(() => {
    // Only when a route appears: somebody who changes it later has zoomed to a part of it.
    if (hasRoute && !routeSeen.current) glide(fitBesideButtons(route, size, 48))
    routeSeen.current = hasRoute
  }, [hasRoute, route, size, glide])
  useEffect(() => {
    const atRest = setTimeout(() => onViewChange?.(isMoved() ? writeView(view) : undefined), 500)
    return () => clearTimeout(atRest)
  }, [view, isMoved, onViewChange])

  const press = useCallback(
    (mark: Mark) => {
      if (mark.kind === 'place') return onSelect(mark.place.listingIds)
      const inside = clusters.placesIn(mark.id)
      const apart = clusters.expansionZoom(mark.id)
      if (apart >= deepest) return onSpread(inside.flatMap(({ listingIds }) => listingIds))
      const next = fitOf(
        inside.map(({ at }) => at),
        size,
        64,
      )
      glide({ ...next, zoom: Math.max(next.zoom, apart + 0.1) })
    },
    [clusters, glide, onSelect, onSpread, size],
  )

  const middles = useMemo(() => middlesOf(index.neighbourhoods, reference), [index, reference])
  const { marks, areas } = useMarks(clusters, view, size, reference, middles)
  const width = worldWidth(view.zoom)
  const onScreen = ([x, y]: readonly [number, number]) => [(x - view.x) * width + size.width / 2, (y - view.y) * width + size.height / 2] as const
  const [left, top] = onScreen([reference.x, reference.y])
  const [hereX, hereY] = here ? onScreen(toWorld(here)) : []
  return (
    <div className={css.map} data-ground={index.land.length > 0 ? 'land' : 'paper'}>
      <div
        ref={box}
        className={css.window}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map itself takes keys; `application` would silence its buttons
        tabIndex={0}
        aria-label={`Map of ${places.length} places. Arrow keys move it, plus and minus zoom.`}
      >
        <svg className={css.ground} width={size.width} height={size.height} aria-hidden="true">
          {index.land.length === 0 && <GraticuleLayer view={view} size={size} />}
          <BaseLayer map={index} dots={every} {...{ view, size, reference, highlighted, areas }} />
          {hasRoute && <RouteLine stops={route.map(at => onScreen(toWorld(at)))} />}
          {hereX !== undefined && <circle className={css.here} r="8" cx={hereX} cy={hereY} />}
        </svg>
        <div className={css.marks} style={{ transform: `translate(${left}px, ${top}px)` }}>
          {marks.map(({ key, ...mark }) => (
            <MarkButton
              key={key}
              {...mark}
              what={what}
              selected={key === selected?.id}
              open={mark.mark.kind === 'place' && mark.mark.place.listingIds.some(id => openIds.has(id))}
              onPress={press}
            />
          ))}
        </div>
        {hasRoute && (
          <svg className={css.ground} data-over width={size.width} height={size.height} aria-hidden="true">
            <RouteStops stops={route.map(at => onScreen(toWorld(at)))} />
          </svg>
        )}
      </div>
      <MapButtons
        onZoom={step => glide(zoomedAt(aim(), Math.round(aim().zoom * 2) / 2 + step))}
        onFit={fit}
        onFitAll={core.length < every.length ? fitAll : undefined}
      />
      <ScaleBar view={view} />
    </div>
  )
}
