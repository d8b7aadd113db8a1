import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, memo, useDeferredValue, useMemo } from 'react'
import { useApp } from '../../app-services/app-context'
import type { CityStreetsProps } from '../map-props'
import { type MapView, worldWidth } from '../map-view'
import { cellsInView, type MapName, type StreetCell, type StreetCells } from './street-cells'
import { streetCellsOf } from './street-cells.queries'
import css from './streets.module.css'

interface StreetsLayerProps extends CityStreetsProps {
  readonly path: string
}

const none: StreetCells = { cells: [], streetNames: [], areaNames: [], landmarks: [] }
/** Zooms from which more is drawn. */
const from = { side: 12.5, landmarks: 13.4, areas: 13.4, streetNames: 15 }

/** Streets, parks, water and landmarks, of which a closer view shows more. */
export default function StreetsLayer({ path, reference, view, size }: StreetsLayerProps) {
  // Without them, as without a network, the map is still a map.
  const { data = none } = useQuery(streetCellsOf(useApp(), path))
  // Drawn square by square, so that the map can be moved meanwhile.
  const { cells, streetNames, areaNames, landmarks } = useDeferredValue(data)
  const { zoom } = view
  const width = worldWidth(zoom)
  const scale = width / worldWidth(reference.zoom)
  const shift = `translate(${(reference.x - view.x) * width + size.width / 2} ${(reference.y - view.y) * width + size.height / 2})`
  const onScreen = ([x, y]: MapName['at']) => [(x - view.x) * width + size.width / 2, (y - view.y) * width + size.height / 2] as const
  const inView = (names: readonly MapName[]) =>
    names.flatMap(({ at, ...name }) => {
      const [x, y] = onScreen(at)
      return x > -80 && x < size.width + 80 && y > -20 && y < size.height + 20 ? [{ ...name, x, y }] : []
    })
  return (
    <g className={css.streets} style={{ '--near': Math.max(0, Math.min(1, (zoom - 11) / 6)).toFixed(2) } as CSSProperties}>
      <g transform={`${shift} scale(${scale})`}>
        {cellsInView(cells, view, size).map(cell => (
          <Cell key={cell.key} cell={cell} reference={reference} hasSide={zoom >= from.side} />
        ))}
      </g>
      {zoom >= from.areas &&
        inView(areaNames).map(({ name, x, y }) => (
          <text key={`${name} ${x}`} className={css.area} {...{ x, y }}>
            {name}
          </text>
        ))}
      {zoom >= from.streetNames &&
        inView(streetNames).map(({ name, turn, x, y }) => (
          <text key={`${name} ${x} ${y}`} className={css.street} transform={`translate(${x} ${y}) rotate(${turn})`} dy="0.32em">
            {name}
          </text>
        ))}
      {zoom >= from.landmarks &&
        inView(landmarks).map(({ name, x, y }) => (
          <g key={`${name} ${x}`} className={css.landmark} transform={`translate(${x} ${y})`}>
            <path d="M0 -4.5L4.5 0L0 4.5L-4.5 0Z" />
            <text x="8" dy="0.32em">
              {name}
            </text>
          </g>
        ))}
    </g>
  )
}

interface CellProps {
  readonly cell: StreetCell
  readonly reference: MapView
  readonly hasSide: boolean
}

const Cell = memo(({ cell: { lines }, reference, hasSide }: CellProps) => {
  const drawn = useMemo(() => {
    const width = worldWidth(reference.zoom)
    const path = (points: StreetCell['lines']['main']) =>
      points
        .map(line => `M${line.map(([x, y]) => `${((x - reference.x) * width).toFixed(2)} ${((y - reference.y) * width).toFixed(2)}`).join('L')}`)
        .join('')
    return {
      main: path(lines.main),
      side: path(lines.side),
      rivers: path(lines.rivers),
      railways: path(lines.railways),
      parks: path(lines.parks),
      water: path(lines.water),
    }
  }, [lines, reference])
  return (
    <>
      {hasSide && <path className={css.sideEdge} d={drawn.side} />}
      {hasSide && <path className={css.side} d={drawn.side} />}
      <path className={css.parks} d={drawn.parks} />
      <path className={css.water} d={drawn.water} />
      <path className={css.rivers} d={drawn.rivers} />
      <path className={css.railways} d={drawn.railways} />
      <path className={css.mainEdge} d={drawn.main} />
      <path className={css.main} d={drawn.main} />
    </>
  )
})
