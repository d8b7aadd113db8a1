import { fold, isAscii } from './fold-accents'

/** Scripts that are written without spaces: every character is a word, so that any part of a name can be found. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu
const apostrophe = /(?<=\p{L})['’ʼ`](?=\p{L})/gu
const words = (folded: string) =>
  isAscii(folded) ? (folded.match(/[a-z0-9]+/g) ?? []) : folded.split(/[^\p{L}\p{N}]+/u).flatMap(word => word.match(unspaced) ?? [])

/** The words of a search term; `O’Brien` is one word. */
export const questionWords = (text: string) => words(fold(text).replace(apostrophe, ''))

/** Words under which a text is indexed: `O’Brien` as `obrien`, `o` and `brien`. */
export function filedWords(text: string): string[] {
  const folded = fold(text)
  const together = folded.replace(apostrophe, '')
  return together === folded ? words(folded) : [...new Set([...words(together), ...words(folded)])]
}
