import { fold } from '../shared/text/fold-accents'
import { editDistance } from './similar-words'

/** A page that exists. */
export interface KnownAddress {
  readonly to: string
  readonly label: string
  /** How visitors may write it, if that is not its address: a studio by its name instead of its map number. */
  readonly like?: string
}

/** Added to the distance if only the last segments are alike. */
const otherParent = 1
/** The distance of a segment that contains the other one: `privacy` and `privacypolicy`. */
const contained = 2
/** Letters from which on a segment may be contained in another one. Shorter ones are parts of too many words. */
const fewestContained = 4

/** The pages that are most similar to a mistyped address, best first. A missing parent and the ending of a file count little. */
export function similarAddresses(meant: string, known: Iterable<KnownAddress>, count = 3): readonly KnownAddress[] {
  const wanted = plain(meant)
  const found = Array.from(known, one => ({ one, distance: distanceBetween(wanted, plain(one.like ?? one.to)) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((a, b) => a.distance! - b.distance! || (a.one.to < b.one.to ? -1 : 1))
    .map(({ one }) => one)
  return found.filter(({ to }, i) => to !== meant && found.findIndex(other => other.to === to) === i).slice(0, count)
}

/** `undefined` if they are not alike. */
function distanceBetween(a: string, b: string): number | undefined {
  const [ofA, ofB] = [a.split('/'), b.split('/')]
  const [lastOfA, lastOfB] = [ofA.at(-1)!, ofB.at(-1)!]
  const parents = ofA.slice(0, -1).join('/') === ofB.slice(0, -1).join('/') ? 0 : otherParent
  const distances = [
    ofA.length === ofB.length ? sum(ofA.map((segment, i) => near(segment, ofB[i]!))) : undefined,
    sum([near(lastOfA, lastOfB), parents]),
    isContained(lastOfA, lastOfB) ? contained + parents : undefined,
  ].filter(distance => distance !== undefined)
  return distances.length > 0 ? Math.min(...distances) : undefined
}

const sum = (distances: readonly (number | undefined)[]): number | undefined =>
  distances.reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0)

/** The number of letters in which two words differ, unless these are more than half. */
function near(a: string, b: string): number | undefined {
  const most = Math.max(a.length, b.length) / 2
  if (Math.abs(a.length - b.length) > most) return undefined
  const distance = editDistance(a, b)
  return distance <= most ? distance : undefined
}

function isContained(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= fewestContained && long.includes(short)
}

/** Without accents, and without the endings of former sites: `/calendar.html`, `/artists/index.php`. */
const plain = (path: string) =>
  fold(path)
    .replace(/^\//, '')
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/(^|\/)(index|default)?$/, '')
