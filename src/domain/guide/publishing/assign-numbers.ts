import { numberAfter } from '../reading/guide-numbers'

/** The fields of a listing that numbering uses. */
export interface Numbered {
  readonly id: string
  /** The number that the listing already has. It is kept forever, because it may be printed. */
  readonly held?: number | undefined
  readonly siteId?: string | undefined
  /** `[longitude, latitude]` of the entrance; a listing without a pin gets no number. */
  readonly pin?: readonly [number, number] | undefined
  readonly byAppointment?: boolean
  /** Number of the first weekend on which it is open. */
  readonly weekend?: number | undefined
  /** Position of its neighborhood in the edition's order. */
  readonly neighbourhood?: number | undefined
}

/**
 * The map numbers of all listings that have one, existing and new. Studios of one building share a number. New numbers follow the highest
 * one ever used, in walking order: weekend, neighborhood, then along a Hilbert curve over the pins, so that consecutive numbers are near
 * each other. `retired` numbers belong to listings that are no longer shown and are not reused. Running again with the result changes
 * nothing.
 */
export function assignNumbers(listings: readonly Numbered[], retired: readonly number[] = []): ReadonlyMap<string, number> {
  const ofSite = new Map<string, number>()
  let highest = retired.reduce((most, number) => Math.max(most, number), 0)
  for (const { held, siteId } of listings) {
    if (held === undefined) continue
    highest = Math.max(highest, held)
    if (siteId !== undefined) ofSite.set(siteId, Math.min(held, ofSite.get(siteId) ?? held))
  }

  const onMap = listings.filter(listing => listing.pin !== undefined && !listing.byAppointment)
  const waiting = onMap.filter(({ held, siteId }) => held === undefined && (siteId === undefined || !ofSite.has(siteId)))
  for (const place of inWalkingOrder(placesOf(waiting))) {
    highest = numberAfter(highest)
    ofSite.set(place.key, highest)
  }
  return new Map(onMap.map(listing => [listing.id, listing.held ?? ofSite.get(listing.siteId ?? soloKey(listing))!]))
}

interface Place {
  readonly key: string
  readonly weekend: number
  readonly neighbourhood: number
  readonly pin: readonly [number, number]
}

/** A listing without a building is a place of its own; the prefix prevents its id from colliding with a building's id. */
const soloKey = ({ id }: Numbered) => `listing/${id}`

function placesOf(listings: readonly Numbered[]): Place[] {
  const places = new Map<string, Place>()
  for (const listing of [...listings].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = listing.siteId ?? soloKey(listing)
    const known = places.get(key)
    places.set(key, {
      key,
      weekend: Math.min(known?.weekend ?? last, listing.weekend ?? last),
      neighbourhood: Math.min(known?.neighbourhood ?? last, listing.neighbourhood ?? last),
      pin: known?.pin ?? listing.pin!,
    })
  }
  return [...places.values()]
}

const last = Number.MAX_SAFE_INTEGER

function inWalkingOrder(places: readonly Place[]): readonly Place[] {
  if (places.length === 0) return []
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { pin } of places) {
    ;[west, east] = [Math.min(west, pin[0]), Math.max(east, pin[0])]
    ;[south, north] = [Math.min(south, pin[1]), Math.max(north, pin[1])]
  }
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const side = Math.max((east - west) * narrowing, north - south) || 1
  return places
    .map(place => ({
      place,
      along: alongHilbert(((place.pin[0] - west) * narrowing) / side, (place.pin[1] - south) / side),
    }))
    .sort(
      (a, b) =>
        a.place.weekend - b.place.weekend ||
        a.place.neighbourhood - b.place.neighbourhood ||
        a.along - b.along ||
        (a.place.key < b.place.key ? -1 : 1),
    )
    .map(({ place }) => place)
}

const hilbertSide = 2 ** 16

/**
 * Position of a point along a Hilbert curve over the unit square; points that are near each other on the curve are near each other on the
 * ground.
 */
function alongHilbert(across: number, up: number): number {
  let x = Math.min(hilbertSide - 1, Math.floor(across * hilbertSide))
  let y = Math.min(hilbertSide - 1, Math.floor(up * hilbertSide))
  let distance = 0
  for (let s = hilbertSide / 2; s >= 1; s /= 2) {
    const right = (x & s) > 0 ? 1 : 0
    const top = (y & s) > 0 ? 1 : 0
    distance += s * s * ((3 * right) ^ top)
    if (top === 0) {
      if (right === 1) [x, y] = [hilbertSide - 1 - x, hilbertSide - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return distance
}
