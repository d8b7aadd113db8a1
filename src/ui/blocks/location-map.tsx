import { useMemo, useRef } from 'react'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { BaseLayer, middlesOf } from '../map/base-layer'
import { layOut } from '../map/label-layout'
import { type LngLat, type MapView, toWorld } from '../map/map-view'
import css from '../map/studio-map.module.css'
import { useMapSize } from '../map/use-map-size'
import { guideQueries } from '../queries/guide.queries'
import own from './location-card.module.css'

const zoom = 12.6
const noDots: readonly LngLat[] = []

/** The surroundings of a place, on the published guide's map; nothing if no guide is published. */
export default function LocationMap({ pin }: { readonly pin: LngLat }) {
  const index = useLiveQuery(guideQueries(useApp()).index())
  const box = useRef<HTMLDivElement>(null)
  const size = useMapSize(box)
  const [lng, lat] = pin
  const view = useMemo((): MapView => {
    const [x, y] = toWorld([lng, lat])
    return { x, y, zoom }
  }, [lng, lat])
  const areas = useMemo(
    () => (index ? layOut([{ id: 'pin', x: 0, y: 0, radius: 20 }], middlesOf(index.neighbourhoods, view)).areas : []),
    [index, view],
  )
  if (!index) return null
  return (
    <div ref={box} className={css.map} data-ground={index.land.length > 0 ? 'land' : 'paper'}>
      <svg className={css.ground} width={size.width} height={size.height} aria-hidden="true">
        <BaseLayer map={index} reference={view} dots={noDots} {...{ view, size, areas }} />
        <circle className={own.pin} cx={size.width / 2} cy={size.height / 2} r={11} />
      </svg>
    </div>
  )
}
