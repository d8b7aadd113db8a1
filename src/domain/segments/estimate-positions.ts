import { houseMatchKey, streetMatchKey } from '../people/match-keys'
import { grouped } from '../shared/grouped'
import { fold } from '../shared/text/fold-accents'
import type { SegmentRow } from './segment-matcher'

/** `[longitude, latitude]`. */
type LngLat = readonly [number, number]

/** A listing's address with its known position. */
export interface KnownAddress {
  readonly address: string
  readonly at: LngLat
  readonly neighbourhoodId: string | undefined
}

/** Precision of a position: the house itself, the mean of the known positions in the street, or of those in the postcode. */
export type Nearness = 'house' | 'street' | 'postcode'

export interface EstimatedPosition {
  readonly at: LngLat
  readonly by: Nearness
  readonly neighbourhoodId: string | undefined
}

type Spot = Omit<EstimatedPosition, 'by'>

/**
 * Approximate positions of people who live in one city. Postal addresses have no coordinates: the listings of the guide show where streets
 * are, and people in those streets show where a postcode is. People who live elsewhere or whose street and postcode are unknown are left
 * out.
 */
export function estimatePositions(rows: readonly SegmentRow[], doors: readonly KnownAddress[], city: string): ReadonlyMap<string, EstimatedPosition> {
  const houses = middles(doors, ({ address }) => houseMatchKey(address))
  const streets = middles(doors, ({ address }) => streetMatchKey(address))
  const here = fold(city)
  const living = rows.flatMap(({ id, addresses = [] }) => {
    const address = addresses.find(one => fold(one.city) === here)
    return address ? [{ id, address }] : []
  })
  const places = new Map<string, EstimatedPosition>()
  for (const { id, address } of living) {
    const [house, street] = [houses.get(houseMatchKey(address.line1)), streets.get(streetMatchKey(address.line1))]
    if (house) places.set(id, { ...house, by: 'house' })
    else if (street) places.set(id, { ...street, by: 'street' })
  }
  const byPostcode = living.flatMap(({ id, address: { postcode } }) => {
    const place = places.get(id)
    return place && postcode ? [{ ...place, postcode }] : []
  })
  const postcodes = middles(byPostcode, ({ postcode }) => postcode)
  for (const { id, address } of living) {
    const middle = address.postcode === undefined ? undefined : postcodes.get(address.postcode)
    if (middle && !places.has(id)) places.set(id, { ...middle, by: 'postcode' })
  }
  return places
}

/** The mean position of all spots with the same key, within the part of the city that holds most of them. */
function middles<T extends Spot>(spots: readonly T[], keyOf: (spot: T) => string): ReadonlyMap<string, Spot> {
  const middle = (some: readonly T[], axis: 0 | 1) => some.reduce((sum, { at }) => sum + at[axis], 0) / some.length
  return new Map(
    [...grouped(spots, keyOf)].map(([key, some]) => [
      key,
      { at: [middle(some, 0), middle(some, 1)], neighbourhoodId: commonest(some.map(({ neighbourhoodId }) => neighbourhoodId)) },
    ]),
  )
}

function commonest(ids: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string | undefined, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
