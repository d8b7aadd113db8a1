import { useMemo } from 'react'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { NeighbourhoodSheet } from '../../../../domain/guide/reading/neighbourhood-sheets'
import { mapPinsOf } from '../../../map/map-pins'
import { type LngLat, toWorld, worldWidth } from '../../../map/map-view'
import { moveRingsApart } from '../../../map/move-rings-apart'
import { shapeIn } from '../../../map/polygon-shape'
import { CityStreets } from '../../../map/streets/city-streets'
import { fitOf } from '../../../map/use-fit-to-pins'
import css from './neighbourhood-sheets.module.css'

/** Units of the drawing, which is as wide as the sheet. */
const size = { width: 720, height: 430 }
const ring = 11
const box = { x: ring - size.width / 2, y: ring - size.height / 2, w: size.width - 2 * ring, h: size.height - 2 * ring }

/** Every number of a neighborhood in its ring. Rings that would cover another stand beside their place, with a line to it. */
export function SheetMap({ sheet, index }: { readonly sheet: NeighbourhoodSheet; readonly index: GuideIndex }) {
  const drawn = useMemo(() => draw(sheet, index), [sheet, index])
  return (
    <svg viewBox={`${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height}`} role="img" aria-label={`Map of ${sheet.name}`}>
      <rect
        className={css.water}
        x={-size.width / 2}
        y={-size.height / 2}
        width={size.width}
        height={size.height}
        data-bare={index.land.length === 0 || undefined}
      />
      <path className={css.land} d={drawn.land} />
      {drawn.areas.map(({ id, d }) => (
        <path key={id} className={css.area} data-own={id === sheet.id || undefined} d={d} />
      ))}
      <g transform={`translate(${-size.width / 2} ${-size.height / 2})`}>
        <CityStreets path={index.streets} reference={drawn.view} view={drawn.view} size={size} />
      </g>
      {drawn.marks.map(({ id, number, spot: [x, y], at: [rx, ry] }) => (
        <g key={id} className={css.mark}>
          <path d={`M${x} ${y}L${rx} ${ry}`} />
          <circle className={css.spot} cx={x} cy={y} r="1.8" />
          <circle cx={rx} cy={ry} r={number === undefined ? 4 : ring} />
          <text x={rx} y={ry} dy="0.35em" data-digits={number?.length}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

function draw({ cards, neighbourhood }: NeighbourhoodSheet, { land, neighbourhoods }: GuideIndex) {
  const places = mapPinsOf(cards, new Map())
  const pins = places.map(({ at }) => at)
  const around: readonly LngLat[] = [...pins, ...(neighbourhood?.outline.flat(2) ?? [])]
  const view = fitOf(around, size, 26)
  const { path } = shapeIn(view)
  const width = worldWidth(view.zoom)
  const spots = pins.map(pin => {
    const [x, y] = toWorld(pin)
    return [round((x - view.x) * width), round((y - view.y) * width)] as const
  })
  const rings = moveRingsApart(spots, 2 * ring + 1, box)
  return {
    view,
    land: path(land),
    areas: neighbourhoods.map(({ id, outline }) => ({ id, d: path(outline) })),
    marks: places.map(({ id, number }, i) => ({ id, number, spot: spots[i]!, at: [round(rings[i]![0]), round(rings[i]![1])] as const })),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
