import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { boundsAround, corePoints } from './core-bounds'
import type { MapPin } from './map-pins'
import { fitMargin, fitted, type LngLat, type MapSize, type MapView, worldWidth } from './map-view'
import type { MapViewControl } from './use-map-view'

/** Bounds of a map without any place. */
const wholeWorld = [-120, -40, 120, 60] as const

export const fitOf = (points: readonly LngLat[], size: MapSize, margin?: number): MapView => fitted(boundsAround(points) ?? wholeWorld, size, margin)

/** Pixels at the right that the map's buttons cover. */
const buttons = 48

/** The margins of `fitBesideButtons` for style sheets. */
export const fitMargins = { '--margin': `${fitMargin}px`, '--buttons': `${buttons}px` }

/** As `fitOf`, with no place below the map's buttons. */
export function fitBesideButtons(points: readonly LngLat[], size: MapSize, margin?: number): MapView {
  const view = fitOf(points, { ...size, width: size.width - buttons }, margin)
  return { ...view, x: view.x + buttons / 2 / worldWidth(view.zoom) }
}

interface Fit {
  readonly fit: () => void
  /** Fits all places, outliers included. */
  readonly fitAll: () => void
  /** Whether the user has moved the map since it last fitted. */
  readonly isMoved: () => boolean
}

type Points = readonly LngLat[]
const everyPoint = (points: Points) => points

/**
 * Fits the map to the result: to its core when the result changes, and again to what it was last fitted to (the core, or all) when the map's
 * size changes or the same studios arrive anew, unless the user has moved it.
 */
export function useFit(
  { aim, jump, glide }: MapViewControl,
  { places, framed: points }: { readonly places: readonly MapPin[]; readonly framed: Points },
  size: MapSize,
  opening: MapView | undefined,
): Fit {
  const answer = useMemo(() => places.map(({ id }) => id).join(' '), [places])
  const known = useRef(answer)
  const last = useRef(opening)
  const chosen = useRef(corePoints)
  const go = useCallback(
    (choose: (points: Points) => Points, move: (view: MapView) => void) => {
      chosen.current = choose
      last.current = fitBesideButtons(choose(points), size)
      move(last.current)
    },
    [points, size],
  )
  // Before the frame is drawn: no frame has the new size and the view that fitted the former one.
  useLayoutEffect(() => {
    const changed = known.current !== answer
    known.current = answer
    if (changed) {
      // A search that finds nothing leaves the map where it is.
      if (places.length > 0) go(corePoints, glide)
    } else if (aim() === last.current) go(chosen.current, jump)
  }, [answer, places, go, aim, glide, jump])
  return {
    fit: useCallback(() => go(corePoints, glide), [go, glide]),
    fitAll: useCallback(() => go(everyPoint, glide), [go, glide]),
    isMoved: useCallback(() => aim() !== last.current, [aim]),
  }
}
