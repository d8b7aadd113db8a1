import { fold } from '../shared/text/fold'

/** Characters of a search that are counted together. */
export const longestWords = 40

/** What a cut leaves of a letter that takes two places. */
const halfALetter = /[\ud800-\udbff]$/

/**
 * A search in the form in which equal ones are counted: folded, single spaces, cut. `undefined` for what must not leave the page because it
 * may name somebody: an address, or a telephone number. Names of people remain; they are read by nobody until five have asked the same.
 */
export function normalizeSearchWords(typed: string): string | undefined {
  // Letters of other alphabets and styles may become capitals only when they are taken apart.
  const folded = fold(typed.normalize('NFKD')).replace(/\s+/g, ' ').trim()
  const words = folded.slice(0, longestWords).replace(halfALetter, '').trim()
  const isPersonal = words.includes('@') || (words.match(/\d/g)?.length ?? 0) >= 5
  return words.length < 2 || isPersonal ? undefined : words
}
