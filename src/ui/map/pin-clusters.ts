import Supercluster from 'supercluster'
import type { MapPin } from './map-pins'
import { type Bounds, deepest, type LngLat } from './map-view'

/** A mark at one spot at one zoom: a place, or a cluster of places too close to tell apart. */
export type Mark =
  | { readonly kind: 'place'; readonly place: MapPin; readonly at: LngLat }
  | {
      readonly kind: 'cluster'
      readonly id: number
      readonly at: LngLat
      readonly places: number
      readonly studios: number
      /** The lowest map number inside, so that a screen reader can name the cluster. */
      readonly firstNumber: number | undefined
    }

interface Point {
  readonly index: number
  studios: number
  firstNumber: number
}

/**
 * Clusters places so that marks never overlap. A place's target is 32 px wide, a cluster's up to 46, so places nearer than 44 px are
 * clustered.
 */
export class PinClusters {
  private readonly tree = new Supercluster<Point, Omit<Point, 'index'>>({
    radius: 44,
    maxZoom: deepest - 1,
    map: ({ studios, firstNumber }) => ({ studios, firstNumber }),
    reduce: (sum, one) => {
      sum.studios += one.studios
      sum.firstNumber = Math.min(sum.firstNumber, one.firstNumber)
    },
  })

  constructor(private readonly places: readonly MapPin[]) {
    this.tree.load(
      places.map(({ at, listingIds, number }, index) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...at] },
        properties: { index, studios: listingIds.length, firstNumber: number === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(number, 10) },
      })),
    )
  }

  /** The marks inside these bounds, the lowest number first. */
  marks(bounds: Bounds, zoom: number): readonly Mark[] {
    return this.tree
      .getClusters([...bounds], Math.floor(zoom))
      .sort((a, b) => a.properties.firstNumber - b.properties.firstNumber)
      .map(({ geometry, properties }): Mark => {
        const at = geometry.coordinates as unknown as LngLat
        if (!('cluster_id' in properties)) return { kind: 'place', place: this.places[properties.index]!, at }
        const { cluster_id: id, point_count: places, studios, firstNumber } = properties
        return { kind: 'cluster', id, at, places, studios, firstNumber: Number.isFinite(firstNumber) ? firstNumber : undefined }
      })
  }

  /** The zoom at which a cluster splits; beyond `deepest` when its places share one spot. */
  expansionZoom(clusterId: number): number {
    return this.tree.getClusterExpansionZoom(clusterId)
  }

  /** The lowest zoom, from `from` on, at which a place is not part of a cluster. */
  zoomAlone(place: MapPin, from: number): number {
    const [lng, lat] = place.at
    const around: Bounds = [lng - 1e-6, lat - 1e-6, lng + 1e-6, lat + 1e-6]
    let zoom = from
    while (zoom < deepest && !this.marks(around, zoom).some(mark => mark.kind === 'place' && mark.place === place)) zoom += 1
    return Math.min(zoom, deepest)
  }

  placesIn(clusterId: number): readonly MapPin[] {
    return this.tree.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => this.places[properties.index]!)
  }
}
