import { ascending } from '../../shared/ascending'
import { compareNumbers, isMapNumber, type MapNumber, nextSuffixed, wholeOf } from './map-number'
import { type Numbered, type NumberingOrder, type NumberingUnit, unitsInOrder } from './numbering-units'

/** Numbers from `from` to `to` for one neighborhood, building or listing; for nobody where none is named. */
export interface SetAside {
  readonly from: number
  readonly to: number
  readonly neighbourhoodId?: string | undefined
  readonly siteId?: string | undefined
  readonly listingId?: string | undefined
}

export interface NumberingRule {
  /** Within a neighborhood: along a walk, or from A to Z. */
  readonly order: NumberingOrder
  /** How many numbers stay free after each neighborhood. */
  readonly gap: number
  readonly setAside: readonly SetAside[]
}

/** Numbers that do not move any more. */
export interface Frozen {
  /** By listing. */
  readonly held: ReadonlyMap<string, MapNumber>
  /** Numbers of listings that are not in the guide any more: nobody gets them again. */
  readonly retired: readonly MapNumber[]
}

const nothingFrozen: Frozen = { held: new Map(), retired: [] }

/**
 * The map numbers of the listings of an edition: weekend by weekend, within it by neighborhood, within that along a walk or from A to Z.
 * Studios of one building share a number. A listing by appointment or without a pin has none.
 *
 * Where some numbers are frozen, nobody else's whole number is given: a late place takes the number of the place before it with a letter, and
 * a late studio in a numbered building the building's. The result does not depend on the order of the listings, and is the same again
 * where it is frozen.
 */
export function assignNumbers(
  listings: readonly Numbered[],
  { order, gap, setAside }: NumberingRule,
  { held, retired }: Frozen = nothingFrozen,
): ReadonlyMap<string, MapNumber> {
  const onMap = listings.filter(({ id, pin, byAppointment }) => held.has(id) || (pin !== undefined && !byAppointment))
  const places = unitsInOrder(onMap, order)
  const given = new GivenNumbers([...held.values(), ...retired])
  const ofPlace = new Map<NumberingUnit, MapNumber>()
  for (const place of places) {
    const [first] = place.listingIds.flatMap(id => held.get(id) ?? []).sort(compareNumbers)
    if (first !== undefined) ofPlace.set(place, first)
  }
  const isLate = ofPlace.size > 0
  // Sorted by key, so that of two wishes for one number the same one always wins.
  for (const place of [...places].sort(ascending('key'))) {
    const wished = ofPlace.has(place) ? undefined : setAside.filter(one => isFor(place, one)).toSorted((a, b) => a.from - b.from)[0]
    if (wished && given.takeWhole(wished.from)) ofPlace.set(place, String(wished.from))
  }
  if (isLate) giveSuffixes(places, given, ofPlace)
  else giveWholes(places, { gap, setAside }, given, ofPlace)
  const byListing = new Map(places.flatMap(place => place.listingIds.map(id => [id, ofPlace.get(place)!] as const)))
  return new Map(onMap.map(({ id }) => [id, held.get(id) ?? byListing.get(id)!]))
}

const isFor = ({ siteId, listingIds }: NumberingUnit, one: SetAside) =>
  (one.siteId !== undefined && one.siteId === siteId) || (one.listingId !== undefined && listingIds.includes(one.listingId))

/** Every number that somebody has or had. */
class GivenNumbers {
  private readonly wholes: Set<number>
  /** By whole number, the last one given with it: `217` → `217b`. */
  private readonly last = new Map<number, MapNumber>()

  constructor(numbers: readonly MapNumber[]) {
    this.wholes = new Set(numbers.map(wholeOf))
    for (const number of numbers) this.note(number)
  }

  takeWhole(n: number): boolean {
    if (!isMapNumber(n) || this.wholes.has(n)) return false
    this.wholes.add(n)
    this.note(String(n))
    return true
  }

  /** The next letter after all that were ever given with this number. */
  takeSuffixed(n: number): MapNumber {
    const number = nextSuffixed(this.last.get(n) ?? String(n))
    this.wholes.add(n)
    this.note(number)
    return number
  }

  private note(number: MapNumber): void {
    const before = this.last.get(wholeOf(number))
    if (before === undefined || compareNumbers(before, number) < 0) this.last.set(wholeOf(number), number)
  }
}

/** A first numbering: the neighborhood's own numbers, else the next one that is set aside for nobody. */
function giveWholes(
  places: readonly NumberingUnit[],
  { gap, setAside }: Omit<NumberingRule, 'order'>,
  given: GivenNumbers,
  ofPlace: Map<NumberingUnit, MapNumber>,
): void {
  const ranges = setAside.filter(({ neighbourhoodId }) => neighbourhoodId !== undefined).toSorted((a, b) => a.from - b.from || a.to - b.to)
  let next = 1
  let before: NumberingUnit | undefined
  for (const place of places) {
    if (ofPlace.has(place)) continue
    const own = ranges.filter(({ neighbourhoodId }) => neighbourhoodId === place.neighbourhoodId)
    const last = own.at(-1)
    if (last) {
      const n = own.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)).find(each => given.takeWhole(each))
      // A range that is full goes on with letters, so that a neighborhood's numbers stay together.
      ofPlace.set(place, n === undefined ? given.takeSuffixed(last.to) : String(n))
      continue
    }
    if (before && (before.weekend !== place.weekend || before.neighbourhoodId !== place.neighbourhoodId)) next += gap
    while (setAside.some(({ from, to }) => from <= next && next <= to) || !given.takeWhole(next)) next++
    ofPlace.set(place, String(next++))
    before = place
  }
}

/** Late places: the number of the place before, or of the first one, with the next letter. */
function giveSuffixes(places: readonly NumberingUnit[], given: GivenNumbers, ofPlace: Map<NumberingUnit, MapNumber>): void {
  let before = places.flatMap(place => ofPlace.get(place) ?? [])[0]!
  for (const place of places) {
    if (!ofPlace.has(place)) ofPlace.set(place, given.takeSuffixed(wholeOf(before)))
    before = ofPlace.get(place)!
  }
}
