import { fold } from '../shared/text/fold-accents'

/** Characters of a search that are compared. */
export const longestWords = 40

/** Half of a surrogate pair, left by a cut. */
const halfALetter = /[\ud800-\udbff]$/

/**
 * The form in which equal searches are counted: folded, with single spaces, cut. `undefined` for a search that may identify somebody,
 * such as an address or a telephone number. Names of people remain, but nobody can read them before five have searched for the same.
 */
export function normalizeSearchWords(typed: string): string | undefined {
  // Some letters of other alphabets and styles become capitals only after decomposition.
  const folded = fold(typed.normalize('NFKD')).replace(/\s+/g, ' ').trim()
  const words = folded.slice(0, longestWords).replace(halfALetter, '').trim()
  const isPersonal = words.includes('@') || (words.match(/\d/g)?.length ?? 0) >= 5
  return words.length < 2 || isPersonal ? undefined : words
}
