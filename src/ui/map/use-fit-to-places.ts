import { useCallback, useEffect, useMemo, useRef } from 'react'
import { boundsAround, corePoints } from './core-bounds'
import type { MapPlace } from './map-places'
import { fitted, type LngLat, type MapSize, type MapView } from './map-view'
import type { MapViewControl } from './use-map-view'

/** Bounds of a map without any place. */
const wholeWorld = [-120, -40, 120, 60] as const

export const fitOf = (points: readonly LngLat[], size: MapSize, margin?: number): MapView => fitted(boundsAround(points) ?? wholeWorld, size, margin)

interface Fit {
  readonly fit: () => void
  /** Fits all places, outliers included. */
  readonly fitAll: () => void
  /** Whether the user has moved the map since it last fitted. */
  readonly isMoved: () => boolean
}

/** Fits the map to the result: again when the result changes, and when the map's size changes unless the user has moved it. */
export function useFit({ aim, show, glide }: MapViewControl, places: readonly MapPlace[], size: MapSize, opening: MapView | undefined): Fit {
  const points = useMemo(() => places.map(({ at }) => at), [places])
  const answer = useMemo(() => places.map(({ id }) => id).join(' '), [places])
  const known = useRef(answer)
  const last = useRef(opening)
  const go = useCallback(
    (to: readonly LngLat[], move: (view: MapView) => void) => {
      last.current = fitOf(to, size)
      move(last.current)
    },
    [size],
  )
  useEffect(() => {
    const changed = known.current !== answer
    known.current = answer
    if (changed ? points.length > 0 : aim() === last.current) go(corePoints(points), changed ? glide : show)
  }, [answer, points, go, aim, glide, show])
  return {
    fit: useCallback(() => go(corePoints(points), glide), [go, points, glide]),
    fitAll: useCallback(() => go(points, glide), [go, points, glide]),
    isMoved: useCallback(() => aim() !== last.current, [aim]),
  }
}
