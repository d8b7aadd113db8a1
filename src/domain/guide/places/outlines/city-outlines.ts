import type { StoredOf } from '../../../shared/records/collection'
import type { neighbourhoods, Polygons } from '../../editions.collection'
import { isInside } from './is-inside-polygon'

/** Outlines are stored as JSON text, because Firestore cannot store nested arrays. */
export const polygonsOf = (json: string | undefined): Polygons => (json ? (JSON.parse(json) as Polygons) : [])

interface Place {
  readonly neighbourhoodId?: string
  /** It lies in no neighborhood, although outlines exist. */
  readonly isOutside: boolean
}

/** The outlines of a city's neighborhoods; `at` returns the one that contains a point. */
export class CityOutlines {
  private readonly areas: readonly { readonly id: string; readonly polygons: Polygons }[]

  constructor(drawn: readonly Pick<StoredOf<typeof neighbourhoods>, 'id' | 'outline' | 'status'>[]) {
    this.areas = drawn.flatMap(({ id, outline, status }) => (outline && status === 'active' ? [{ id, polygons: polygonsOf(outline) }] : []))
  }

  at({ lat, lng }: { readonly lat: number; readonly lng: number }): Place {
    const area = this.areas.find(({ polygons }) => isInside([lng, lat], polygons))
    return area ? { neighbourhoodId: area.id, isOutside: false } : { isOutside: this.areas.length > 0 }
  }
}
