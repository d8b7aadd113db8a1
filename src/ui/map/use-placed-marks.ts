import { useMemo } from 'react'
import { type AreaName, type Labelled, layOut } from './label-layout'
import { boundsOf, type MapSize, type MapView, toWorld, worldWidth } from './map-view'
import type { Mark, PinClusters } from './pin-clusters'

export interface PlacedMark {
  readonly key: string
  readonly mark: Mark
  /** Pixels from the center of the reference view, at this zoom. */
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly named: boolean
}

/** Maximum number of names drawn at once. */
const maxNames = 60

export interface Marks {
  readonly marks: readonly PlacedMark[]
  /** Names of the areas that fit at this zoom. */
  readonly areas: readonly AreaName[]
}

/**
 * The marks in and around the view, positioned relative to the reference view: while the map is only panned they stay the same, and one
 * transform moves them all.
 */
export function useMarks(clusters: PinClusters, view: MapView, size: MapSize, reference: MapView, middles: readonly AreaName[]): Marks {
  const level = Math.floor(view.zoom)
  const snapped = useSnapped(view, size, level)
  const marks = useMemo(() => clusters.marks(boundsOf(snapped, size, 0.3), level), [clusters, snapped, size, level])
  const width = worldWidth(view.zoom)
  return useMemo(() => {
    const placed = marks.map((mark): PlacedMark => {
      const [x, y] = toWorld(mark.at)
      return { ...identity(mark), mark, x: (x - reference.x) * width, y: (y - reference.y) * width, named: false }
    })
    const crowded = placed.filter(({ mark }) => mark.kind === 'place').length > maxNames
    const scale = width / worldWidth(reference.zoom)
    const { named, areas } = layOut(
      placed.map(one => wanting(one, crowded)),
      middles.map(({ x, y, ...area }) => ({ ...area, x: x * scale, y: y * scale })),
    )
    return { marks: placed.map(one => ({ ...one, named: named.has(one.key) })), areas }
  }, [marks, width, reference, middles])
}

/** The view snapped to a grid of half screens, so that marks are computed again only when the map has moved that far. */
function useSnapped({ x, y }: MapView, size: MapSize, level: number): MapView {
  const width = worldWidth(level)
  const [column, row] = [Math.round((x * width * 2) / size.width), Math.round((y * width * 2) / size.height)]
  return useMemo(() => ({ x: (column * size.width) / width / 2, y: (row * size.height) / width / 2, zoom: level }), [column, row, width, size, level])
}

function identity(mark: Mark): { readonly key: string; readonly radius: number } {
  if (mark.kind === 'cluster') return { key: `cluster-${mark.id}`, radius: Math.min(23, 14 + Math.sqrt(mark.studios) * 0.9) }
  return { key: mark.place.id, radius: mark.place.number === undefined ? 9 : 16 }
}

const wanting = ({ key, x, y, radius, mark }: PlacedMark, crowded: boolean): Labelled => ({
  id: key,
  x,
  y,
  radius,
  ...(mark.kind === 'place' && !crowded && { name: mark.place.name }),
})
