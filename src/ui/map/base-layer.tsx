import { memo, type SVGProps, useMemo } from 'react'
import type { Polygons } from '../../domain/guide/editions.collection'
import type { PublishedNeighbourhood } from '../../domain/guide/publishing/guide-snapshot-types'
import type { AreaName } from './label-layout'
import type { BaseMap } from './map-props'
import { type LngLat, type MapSize, type MapView, toWorld, worldWidth } from './map-view'
import { shapeIn } from './polygon-shape'
import { CityStreets } from './streets/city-streets'
import css from './studio-map.module.css'

interface GroundProps {
  /** The view for which the shapes are computed. */
  readonly reference: MapView
  readonly map: Pick<BaseMap, 'land' | 'neighbourhoods' | 'streets'>
  /** Every place of the edition, drawn as small dots where the edition has no land outline. */
  readonly dots: readonly LngLat[]
  readonly highlighted?: string | undefined
}
interface BaseLayerProps extends GroundProps {
  readonly view: MapView
  readonly size: MapSize
  /** Names of parts of the city, in pixels from the middle of the reference view, at this view's zoom. */
  readonly areas: readonly AreaName[]
}

/** The background below the markers. Its shapes are computed once, for the reference view, and later only shifted and scaled. */
export function BaseLayer({ view, size, areas, ...ground }: BaseLayerProps) {
  const { reference, map } = ground
  const width = worldWidth(view.zoom)
  const scale = width / worldWidth(reference.zoom)
  const shift = `translate(${(reference.x - view.x) * width + size.width / 2} ${(reference.y - view.y) * width + size.height / 2})`
  return (
    <>
      <g transform={`${shift} scale(${scale})`}>
        <Ground {...ground} />
      </g>
      <CityStreets path={map.streets} {...{ reference, view, size }} />
      <g className={css.names} transform={shift}>
        {areas.map(({ id, name, x, y }) => (
          <text key={id} x={x} y={y} dy="0.35em">
            {name}
          </text>
        ))}
      </g>
    </>
  )
}

/** Land, areas and dots, in pixels from the middle of the reference view. */
export const Ground = memo(({ map: { land, neighbourhoods }, dots, highlighted, reference }: GroundProps) => {
  const { path } = useMemo(() => shapeIn(reference), [reference])
  const grain = useMemo(() => {
    const width = worldWidth(reference.zoom)
    return dots
      .map(at => toWorld(at))
      .map(([x, y]) => `M${((x - reference.x) * width).toFixed(2)} ${((y - reference.y) * width).toFixed(2)}h.01`)
      .join('')
  }, [dots, reference])
  return (
    <>
      <Shape className={css.land} of={land} toPath={path} />
      {neighbourhoods.map(({ id, colour, outline }) => (
        <Shape
          key={id}
          className={css.hood}
          data-highlighted={id === highlighted || undefined}
          style={{ color: colour }}
          of={outline}
          toPath={path}
        />
      ))}
      <path className={css.grain} d={grain} />
    </>
  )
})

interface ShapeProps extends SVGProps<SVGPathElement> {
  readonly of: Polygons
  readonly toPath: (polygons: Polygons) => string
}

/** Each is a component of its own, so that the browser answers between the shapes of a city, which take a slow phone a tenth of a second. */
function Shape({ of, toPath, ...look }: ShapeProps) {
  const drawn = useMemo(() => toPath(of), [of, toPath])
  return <path {...look} d={drawn} />
}

/** Centers of the neighborhoods that have an outline, in pixels from the center of a reference view. */
export function middlesOf(neighbourhoods: readonly PublishedNeighbourhood[], reference: MapView): readonly AreaName[] {
  const { centre } = shapeIn(reference)
  return neighbourhoods
    .filter(({ outline }) => outline.length > 0)
    .map(({ id, name, outline }) => {
      const [x, y] = centre(outline)
      return { id, name, x, y }
    })
}
