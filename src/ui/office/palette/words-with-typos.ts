import { fold } from '../../../domain/shared/text/fold-accents'
import { editDistance } from '../../../domain/slugs/similar-words'

/** Typing errors that a word of this length may have: none in a short one, which would be near to too many. */
const slips = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** A test for texts that have each word of `search`, or one that differs by a typing error. */
export function nearWords(search: string): (text: string) => boolean {
  const wanted = fold(search).split(/\s+/).filter(Boolean)
  return text => {
    const words = fold(text).split(/[^\p{L}\p{N}]+/u)
    return wanted.every(word => words.some(one => Math.abs(one.length - word.length) <= slips(word) && editDistance(word, one) <= slips(word)))
  }
}

/** Typed digits of a phone number, without what stands between them: `(415) 555-10` → `41555510`. */
export const phoneWords = (words: string): string => (/^\s*\+?[\d\s().-]{4,}$/.test(words) ? words.replace(/\D/g, '') : words)
