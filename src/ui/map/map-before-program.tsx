import { type CSSProperties, useMemo } from 'react'
import { Ground, middlesOf } from './base-layer'
import { boundsAround, corePoints } from './core-bounds'
import css from './map-before-program.module.css'
import { MapButtons } from './map-buttons'
import { useMapPins } from './map-pins'
import type { StudioMapProps } from './map-props'
import { closestFit, type LngLat, type MapSize, toWorld, worldWidth } from './map-view'
import { MarkButton } from './mark-button'
import { PinClusters } from './pin-clusters'
import shared from './studio-map.module.css'
import { fitBesideButtons, fitMargins, fitOf } from './use-fit-to-pins'
import { useMarks } from './use-placed-marks'

/** The usual size of the map on a phone and on a wide screen, for which its marks are chosen. */
const usual: Readonly<Record<'narrow' | 'wide', MapSize>> = { narrow: { width: 390, height: 490 }, wide: { width: 832, height: 648 } }
const nothing = () => undefined

/**
 * The map in a prerendered page, at any size as `LiveMap` will begin: a box with the proportions of the places, fitted by the style sheet, and
 * everything in it at a share of that box.
 */
export function MapBeforeProgram({ index, listings, openIds, what = 'studio', highlighted }: StudioMapProps) {
  const { places, every, framed } = useMapPins({ index, listings })
  const clusters = useMemo(() => new PinClusters(places), [places])
  const reference = useMemo(() => fitOf(corePoints(every), usual.wide), [every])
  const box = useMemo(() => boxOf(framed), [framed])
  const width = worldWidth(reference.zoom)
  const drawn = [(box.left - reference.x) * width, (box.top - reference.y) * width, box.across * width, box.down * width]
  const fit = { '--ratio': box.across / box.down, '--most': `${box.across * worldWidth(closestFit)}px`, ...fitMargins }
  return (
    <div className={shared.map} data-ground={index.land.length > 0 ? 'land' : 'paper'}>
      <div className={css.room} style={fit as CSSProperties} role="group" aria-label={`Map of ${places.length} places.`}>
        <div className={css.box}>
          <svg className={css.ground} viewBox={drawn.map(side => side.toFixed(2)).join(' ')} aria-hidden="true">
            <Ground map={index} reference={reference} dots={every} highlighted={highlighted} />
          </svg>
          {(['narrow', 'wide'] as const).map(kind => (
            <MarksBefore key={kind} {...{ kind, index, clusters, framed, box, openIds, what }} />
          ))}
        </div>
      </div>
      <MapButtons onZoom={nothing} onFit={nothing} onFitAll={undefined} />
    </div>
  )
}

/** The box around the points that the map begins with, in world units. */
function boxOf(framed: readonly LngLat[]) {
  const [west, south, east, north] = boundsAround(corePoints(framed)) ?? [0, 0, 0, 0]
  const [[left, top], [right, bottom]] = [toWorld([west, north]), toWorld([east, south])]
  return { left, top, across: Math.max(right - left, 1e-6), down: Math.max(bottom - top, 1e-6) }
}

interface MarksBeforeProps extends Required<Pick<StudioMapProps, 'index' | 'openIds' | 'what'>> {
  readonly kind: keyof typeof usual
  readonly clusters: PinClusters
  readonly framed: readonly LngLat[]
  readonly box: ReturnType<typeof boxOf>
}

function MarksBefore({ kind, index, clusters, framed, box, openIds, what }: MarksBeforeProps) {
  const size = usual[kind]
  const view = useMemo(() => fitBesideButtons(corePoints(framed), size), [framed, size])
  const middles = useMemo(() => middlesOf(index.neighbourhoods, view), [index, view])
  const { marks, areas } = useMarks(clusters, view, size, view, middles)
  const width = worldWidth(view.zoom)
  const at = (x: number, y: number) => ({
    insetInlineStart: `${(((view.x - box.left) * width + x) / (box.across * width)) * 100}%`,
    insetBlockStart: `${(((view.y - box.top) * width + y) / (box.down * width)) * 100}%`,
  })
  return (
    <div className={css[kind]}>
      {areas.map(({ id, name, x, y }) => (
        <svg key={id} className={`${shared.names} ${css.spot}`} style={at(x, y)} aria-hidden="true">
          <text dy="0.35em">{name}</text>
        </svg>
      ))}
      {marks.map(({ key, x, y, ...mark }) => (
        <span key={key} className={css.spot} style={at(x, y)}>
          <MarkButton
            {...mark}
            x={0}
            y={0}
            what={what}
            selected={false}
            open={mark.mark.kind === 'place' && mark.mark.place.listingIds.some(id => openIds.has(id))}
            onPress={nothing}
          />
        </span>
      ))}
    </div>
  )
}
