import type { GuideCard, GuideIndex } from '../../domain/guide/guide-snapshot'

/** What a map is drawn on: the places of its whole city, and the land under them. */
export interface MapGround extends Pick<GuideIndex, 'sites' | 'land' | 'neighbourhoods'> {
  readonly listings: readonly Pinned[]
}

/** What a map knows of a listing. */
export type Pinned = Pick<GuideCard, 'id' | 'name' | 'number' | 'pin' | 'siteId'>

/** What a map counts. */
export type MarkedThing = 'studio' | 'event' | 'person'

export interface StudioMapProps {
  readonly index: MapGround
  /** The answer to the visitor's question; the same listings as the list beside the map. */
  readonly listings: readonly Pinned[]
  readonly selectedId: string | undefined
  readonly openIds: ReadonlySet<string>
  /** What stands at its places; studios, unless told. */
  readonly what?: MarkedThing
  /** Neighbourhood that the question names. */
  readonly highlighted?: string | undefined
  /** Where the visitor stands, `[longitude, latitude]`. */
  readonly here?: readonly [number, number] | undefined
  /** `zoom/latitude/longitude` from the address; without it the map fits its places. */
  readonly startView?: string | undefined
  /** The listings of the place that was pressed. */
  readonly onSelect: (listingIds: readonly string[]) => void
  /** Listings that share one spot and cannot be told apart by zooming. */
  readonly onSpread: (listingIds: readonly string[]) => void
  /** Told half a second after the map has come to rest; `undefined` while it simply fits its places. */
  readonly onViewChange?: (view: string | undefined) => void
}
