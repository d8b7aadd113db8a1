import { grouped } from '../../shared/grouped'
import { questionWords } from '../../shared/text/search-words'
import type { SetAside } from './assign-numbers'
import { isMapNumber, type MapNumber, wholeOf } from './map-number'
import type { Numbered } from './numbering-units'

/** What may be wrong with the numbers of an edition. */
export const numberChecks = ['double', 'missing', 'unlisted', 'range', 'sortName', 'hole'] as const
export type NumberCheck = (typeof numberChecks)[number]

export interface NumberFinding {
  readonly check: NumberCheck
  readonly listing?: string
  readonly note: string
}

/** Whether numbers cannot be frozen as long as it stands. */
export const keepsFromFreezing = ({ check }: NumberFinding): boolean => check === 'double' || check === 'missing'

/** A listing of the guide with the names that staff know it by. */
export interface CheckedListing extends Numbered {
  readonly displayName: string
  readonly sortName: string
  /** All on which it is open. */
  readonly weekends: readonly { readonly n: number; readonly name: string }[]
}

interface Checked {
  readonly listings: readonly CheckedListing[]
  readonly numbers: ReadonlyMap<string, MapNumber>
  /** Listings that have a number and are not in the guide. */
  readonly unlisted: readonly { readonly id: string; readonly displayName: string; readonly number: MapNumber }[]
  readonly setAside: readonly SetAside[]
  readonly retired: readonly MapNumber[]
}

/** The findings on these numbers, by kind. */
export const checkNumbers = (checked: Checked): readonly NumberFinding[] => [
  ...doubles(checked),
  ...missing(checked),
  ...checked.unlisted.map(({ id, displayName, number }) => finding('unlisted', `${displayName} has ${number}, but is not in the guide.`, id)),
  ...ranges(checked),
  ...sortNames(checked),
  ...holes(checked),
]

const finding = (check: NumberCheck, note: string, listing?: string): NumberFinding => ({ check, note, ...(listing !== undefined && { listing }) })

function doubles({ listings, numbers }: Checked): readonly NumberFinding[] {
  const numbered = listings.filter(({ id }) => numbers.has(id))
  return [...grouped(numbered, ({ id }) => numbers.get(id)!)].flatMap(([number, all]) => {
    const places = [...grouped(all, ({ siteId, id }) => siteId ?? `listing/${id}`).values()]
    return places.length < 2
      ? []
      : [finding('double', `${number} is the number of ${places.map(([one]) => one!.displayName).join(' and of ')}.`, all[0]!.id)]
  })
}

const missing = ({ listings, numbers }: Checked) =>
  listings
    .filter(({ id, pin, byAppointment }) => pin !== undefined && !byAppointment && !numbers.has(id))
    .map(({ id, displayName }) => finding('missing', `${displayName} has no number.`, id))

function ranges({ listings, numbers, setAside }: Checked): readonly NumberFinding[] {
  const sorted = setAside.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const overlaps = sorted.flatMap((one, i) =>
    sorted
      .slice(i + 1)
      .filter(({ from }) => from <= one.to)
      .map(other => finding('range', `${spanOf(one)} and ${spanOf(other)} are set aside for different places.`)),
  )
  const outside = listings.flatMap(({ id, displayName, neighbourhoodId }) => {
    const own = sorted.filter(one => one.neighbourhoodId !== undefined && one.neighbourhoodId === neighbourhoodId)
    const number = numbers.get(id)
    if (own.length === 0 || number === undefined || sorted.some(one => one.neighbourhoodId === undefined && isWithin(number, one))) return []
    if (own.some(one => isWithin(number, one))) return []
    return [finding('range', `${displayName} has ${number}, outside of its neighborhood’s ${own.map(spanOf).join(', ')}.`, id)]
  })
  const others = sorted.flatMap(one => {
    const place = listings.find(({ id, siteId }) => (one.listingId ?? one.siteId) === (one.listingId === undefined ? siteId : id))
    if ((one.listingId ?? one.siteId) === undefined || (place && numbers.get(place.id) === String(one.from))) return []
    return [
      finding(
        'range',
        place ? `${place.displayName} has another number than ${one.from}.` : `${spanOf(one)} is set aside for a place that is not in the guide.`,
      ),
    ]
  })
  return [...overlaps, ...outside, ...others]
}

const isWithin = (number: MapNumber, { from, to }: SetAside) => from <= wholeOf(number) && wholeOf(number) <= to
const spanOf = ({ from, to }: SetAside) => (from === to ? String(from) : `${from}–${to}`)

/** Listings whose sort name has words that their name lacks: it belongs to a former name or to another person. */
const sortNames = ({ listings }: Checked) =>
  listings
    .filter(({ displayName, sortName }) => {
      // Together, because some scripts are written without spaces.
      const letters = questionWords(displayName).join('')
      const sorted = questionWords(sortName)
      return sorted.length === 0 || sorted.some(word => !letters.includes(word))
    })
    .map(({ id, displayName, sortName }) => finding('sortName', `${displayName} is sorted as “${sortName}”.`, id))

/** Numbers in between that are nobody's, were not retired, and are not set aside. */
function holes({ numbers, setAside, retired }: Checked): readonly NumberFinding[] {
  const used = new Set([...numbers.values(), ...retired].map(wholeOf))
  const spans: { from: number; to: number }[] = []
  for (let n = 1, highest = Math.max(0, ...used); n < highest; n++) {
    if (used.has(n) || !isMapNumber(n) || setAside.some(one => isWithin(String(n), one))) continue
    const before = spans.at(-1)
    if (before?.to === n - 1) before.to = n
    else spans.push({ from: n, to: n })
  }
  return spans.map(span => finding('hole', `Nobody has ${spanOf(span)}.`))
}
