import { ascending } from '../shared/ascending'
import type { HumanName, WrittenName } from './parse-name'

/**
 * Similarity of two names, from 0 to 1; 1 if they differ only in the order of words. A result below `least` is not exact: most pairs of a
 * long list are ruled out by their family names alone.
 */
export function nameSimilarity(a: WrittenName, b: WrittenName, least = 0): number {
  if (a.means === 'organisation' || b.means === 'organisation')
    return a.means === 'organisation' && b.means === 'organisation' ? jaroWinkler(a.name, b.name) : 0
  if (a.people.length !== b.people.length) return 0
  const [one, other] = [inOrder(a.people), inOrder(b.people)]
  let alike = 1
  for (let i = 0; i < one.length && alike >= least; i++) alike = Math.min(alike, humanLikeness(one[i]!, other[i]!, least))
  return alike
}

const inOrder = (people: readonly HumanName[]) => (people.length < 2 ? people : [...people].sort(ascending('given')))

/** Family name and first given name have the same weight. A middle name in only one of them counts little, a different generation counts much. */
function humanLikeness(a: HumanName, b: HumanName, least: number): number {
  const family = wordLikeness(a.family, b.family)
  const straight = mayReach(family, least) ? (family + givenLikeness(a.given, b.given)) / 2 : 0
  const swapped = wordLikeness(a.family, b.given)
  const crossed = mayReach(swapped, least) ? (swapped + wordLikeness(a.given, b.family)) / 2 : 0
  return Math.max(0, Math.max(straight, crossed) - (a.generation === b.generation ? 0 : 0.1) - (a.title === b.title ? 0 : 0.05))
}

/** Whether the mean of this similarity and a second one, which is at most 1, can reach `least`. */
const mayReach = (likeness: number, least: number) => (likeness + 1) / 2 >= least

function givenLikeness(a: string, b: string): number {
  if (a === b) return 1
  const [[first = '', ...middle], [otherFirst = '', ...otherMiddle]] = [a.split(' '), b.split(' ')]
  const isInitial = first.length === 1 || otherFirst.length === 1
  const like = isInitial ? (first[0] === otherFirst[0] ? 0.9 : 0) : wordLikeness(first, otherFirst)
  const [x, y] = [middle.join(' '), otherMiddle.join(' ')]
  if (x === y) return like
  const agree = x === '' || y === '' || x[0] === y[0]
  return like - (agree ? 0.04 : 0.2)
}

const wordLikeness = (a: string, b: string) => (a === b ? 1 : jaroWinkler(a, b))

/**
 * Jaro similarity (share of common letters near the same position), raised by Winkler's bonus for a common prefix of up to four letters.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  if (a === '' || b === '') return 0
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Uint8Array(b.length)
  const matched: string[] = []
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length, i + reach + 1)
    for (let j = Math.max(0, i - reach); j < end; j++) {
      if (taken[j] || a[i] !== b[j]) continue
      taken[j] = 1
      matched.push(a[i]!)
      break
    }
  }
  if (matched.length === 0) return 0
  let at = 0
  let moved = 0
  for (let j = 0; j < b.length; j++) if (taken[j] && b[j] !== matched[at++]) moved++
  const jaro = (matched.length / a.length + matched.length / b.length + (matched.length - moved / 2) / matched.length) / 3
  let prefix = 0
  while (prefix < 4 && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}
