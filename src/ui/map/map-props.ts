import type { GuideCard, GuideIndex } from '../../domain/guide/publishing/guide-snapshot-types'
import type { LngLat, MapSize, MapView } from './map-view'

/** The background of a map: the land, the areas and all places of the city. */
export interface BaseMap extends Pick<GuideIndex, 'sites' | 'land' | 'streets' | 'neighbourhoods'> {
  readonly listings: readonly Pinned[]
}

/** The fields of a listing that a map uses. */
export type Pinned = Pick<GuideCard, 'id' | 'name' | 'number' | 'pin' | 'siteId'>

/** What the map's labels count. */
export type MarkedThing = 'studio' | 'event' | 'person'

export interface StudioMapProps {
  readonly index: BaseMap
  /** The search result; the list beside the map shows the same listings. */
  readonly listings: readonly Pinned[]
  readonly selectedId: string | undefined
  readonly openIds: ReadonlySet<string>
  /** What the places are called in labels; `studio` by default. */
  readonly what?: MarkedThing
  /** Id of the neighborhood in the filter. */
  readonly highlighted?: string | undefined
  /** The visitor's position, `[longitude, latitude]`. */
  readonly here?: readonly [number, number] | undefined
  /** Pins of the stops of the visitor's route, in their order. */
  readonly route?: readonly LngLat[] | undefined
  /** `zoom/latitude/longitude` from the address; without it the map fits its places. */
  readonly startView?: string | undefined
  /** Called with the listings of a pressed place. */
  readonly onSelect: (listingIds: readonly string[]) => void
  /** Called with listings that share one spot, so that zooming cannot separate them. */
  readonly onSpread: (listingIds: readonly string[]) => void
  /** Called half a second after the map stops moving; `undefined` while it still fits its places. */
  readonly onViewChange?: (view: string | undefined) => void
}

export interface CityStreetsProps {
  /** Path of the city's streets; without one nothing is drawn. */
  readonly path: string | undefined
  /** The view for which the lines are computed; others shift and scale them. */
  readonly reference: MapView
  readonly view: MapView
  readonly size: MapSize
}
