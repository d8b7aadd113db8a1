import { grouped } from '../../shared/grouped'
import { alphabet } from '../../shared/text/alphabet'
import { walkingOrder } from './walking-order'

/** The fields of a listing that numbering uses. */
export interface Numbered {
  readonly id: string
  /** What orders it from A to Z: its sort name, of a studio in a building the building's name. */
  readonly name: string
  readonly siteId?: string | undefined
  /** `[longitude, latitude]` of the entrance; a listing without a pin gets no number. */
  readonly pin?: readonly [number, number] | undefined
  readonly byAppointment?: boolean
  /** Number of the first weekend on which it is open. */
  readonly weekend?: number | undefined
  /** Position of its neighborhood in the edition's order. */
  readonly neighbourhood?: number | undefined
  readonly neighbourhoodId?: string | undefined
}

/** Along a walk, or from A to Z. */
export type NumberingOrder = 'walk' | 'alphabet'

/** What takes one number: a building with all its studios, or one listing. */
export interface NumberingUnit {
  readonly key: string
  readonly siteId: string | undefined
  readonly name: string
  readonly listingIds: readonly string[]
  readonly weekend: number
  readonly neighbourhood: number
  readonly neighbourhoodId: string | undefined
  readonly pin: readonly [number, number] | undefined
}

/** Weekend by weekend, within it by neighborhood, then as the rule says. Every order ends with ids, so that it is always the same. */
export function unitsInOrder(listings: readonly Numbered[], order: NumberingOrder): readonly NumberingUnit[] {
  const places = placesOf(listings)
  const along = walkingOrder(places.flatMap(({ pin }) => (pin ? [pin] : [])))
  const steps = new Map(places.map(place => [place, place.pin && order === 'walk' ? along(place.pin) : 0]))
  return places.sort(
    (a, b) =>
      a.weekend - b.weekend ||
      a.neighbourhood - b.neighbourhood ||
      inCodeUnits(a.neighbourhoodId ?? '', b.neighbourhoodId ?? '') ||
      (order === 'walk' ? steps.get(a)! - steps.get(b)! : alphabet.compare(a.name, b.name)) ||
      inCodeUnits(a.key, b.key),
  )
}

/** A listing without a building is a place of its own; the prefix prevents its id from colliding with a building's id. */
const keyOf = ({ siteId, id }: Numbered) => siteId ?? `listing/${id}`

/** After all others. Not infinite: two infinities subtract to NaN. */
const last = Number.MAX_SAFE_INTEGER

function placesOf(listings: readonly Numbered[]): NumberingUnit[] {
  const together = grouped(
    [...listings].sort((a, b) => inCodeUnits(a.id, b.id)),
    keyOf,
  )
  return [...together].map(([key, all]) => {
    const [first] = [...all].sort((a, b) => (a.neighbourhood ?? last) - (b.neighbourhood ?? last))
    return {
      key,
      siteId: first!.siteId,
      name: first!.name,
      listingIds: all.map(({ id }) => id),
      weekend: Math.min(...all.map(({ weekend }) => weekend ?? last)),
      neighbourhood: first!.neighbourhood ?? last,
      neighbourhoodId: first!.neighbourhoodId,
      pin: all.find(({ pin }) => pin)?.pin,
    }
  })
}

const inCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
