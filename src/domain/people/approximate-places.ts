import { fold } from '../shared/fold'
import { houseMatchKey, streetMatchKey } from './match-keys'
import type { SegmentRow } from './segment-test'

/** `[longitude, latitude]`. */
type LngLat = readonly [number, number]

/** An address whose place is known. */
export interface KnownDoor {
  readonly address: string
  readonly at: LngLat
  readonly neighbourhoodId: string | undefined
}

/** How near a place is to where somebody lives: that very house, the middle of the doors known of the street, or of the postcode. */
export type Nearness = 'house' | 'street' | 'postcode'

export interface ApproximatePlace {
  readonly at: LngLat
  readonly by: Nearness
  readonly neighbourhoodId: string | undefined
}

type Spot = Omit<ApproximatePlace, 'by'>

/**
 * About where people of one city live. Addresses have no places: what the guide knows of doors tells where its streets are, and who lives in
 * one of them tells where a postcode is. Who lives elsewhere, or nowhere that is known, is not in the answer.
 */
export function approximatePlaces(rows: readonly SegmentRow[], doors: readonly KnownDoor[], city: string): ReadonlyMap<string, ApproximatePlace> {
  const houses = middles(doors, ({ address }) => houseMatchKey(address))
  const streets = middles(doors, ({ address }) => streetMatchKey(address))
  const here = fold(city)
  const living = rows.flatMap(({ id, addresses = [] }) => {
    const address = addresses.find(one => fold(one.city) === here)
    return address ? [{ id, address }] : []
  })
  const places = new Map<string, ApproximatePlace>()
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

/** The middle of what shares a key, in the part of the city in which most of it lies. */
function middles<T extends Spot>(spots: readonly T[], keyOf: (spot: T) => string): ReadonlyMap<string, Spot> {
  const byKey = new Map<string, T[]>()
  for (const spot of spots) {
    const key = keyOf(spot)
    const some = byKey.get(key)
    if (some) some.push(spot)
    else byKey.set(key, [spot])
  }
  const middle = (some: readonly T[], axis: 0 | 1) => some.reduce((sum, { at }) => sum + at[axis], 0) / some.length
  return new Map(
    [...byKey].map(([key, some]) => [
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
