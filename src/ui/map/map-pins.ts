import { useMemo } from 'react'
import type { Pinned, StudioMapProps } from './map-props'

/** One pin: a studio, or a building with all the studios behind its door. */
export interface MapPin {
  readonly id: string
  readonly number?: string
  readonly name: string
  /** `[longitude, latitude]`. */
  readonly at: readonly [number, number]
  readonly listingIds: readonly string[]
}

/** Pins of these listings: listings of one building share a pin, listings without coordinates have none. */
export function mapPinsOf(listings: readonly Pinned[], siteNames: ReadonlyMap<string, string>): readonly MapPin[] {
  const places = new Map<string, MapPin & { listingIds: string[] }>()
  for (const { id, name, number, pin, siteId } of listings) {
    if (!pin) continue
    const key = siteId ?? id
    const place = places.get(key)
    if (place) place.listingIds.push(id)
    else
      places.set(key, {
        id: key,
        ...(number === undefined ? {} : { number }),
        name: (siteId && siteNames.get(siteId)) || name,
        at: pin,
        listingIds: [id],
      })
  }
  return [...places.values()]
}

/**
 * The pins of these listings, every pin of the edition, which is a dot on the ground, and the points that the map is fitted to: those of the
 * whole edition if no listing is left.
 */
export function useMapPins({ index, listings }: Pick<StudioMapProps, 'index' | 'listings'>) {
  const siteNames = useMemo(() => new Map(index.sites.map(({ id, name }) => [id, name])), [index])
  const places = useMemo(() => mapPinsOf(listings, siteNames), [listings, siteNames])
  const every = useMemo(() => index.listings.flatMap(({ pin }) => (pin ? [pin] : [])), [index])
  const framed = useMemo(() => (places.length > 0 ? places.map(({ at }) => at) : every), [places, every])
  return { places, every, framed }
}
