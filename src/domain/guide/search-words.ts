/** Letters that Unicode does not take apart into a base and an accent, and the letters people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ĸ: 'k',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
} // prettier-ignore
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** Lower case without accents: what is typed and what is stored meet in this form. */
export const fold = (words: string) =>
  isAscii(words)
    ? words.toLowerCase()
    : words
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(special, letter => plainLetters[letter] ?? letter)

/** Most texts are plain, and a city's guide is folded whole before its first answer: the quick way halves that time. */
const isAscii = (words: string) => /^[\x20-\x7e\s]*$/.test(words)

/** Scripts written without spaces: every character is a word, so that any part of a name is found. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu
const apostrophe = /(?<=\p{L})['’ʼ`](?=\p{L})/gu
const words = (folded: string) =>
  isAscii(folded) ? (folded.match(/[a-z0-9]+/g) ?? []) : folded.split(/[^\p{L}\p{N}]+/u).flatMap(word => word.match(unspaced) ?? [])

/** Words of a question: `O’Brien` is one. */
export const questionWords = (text: string) => words(fold(text).replace(apostrophe, ''))

/** Words under which a text is filed: `O’Brien` as `obrien`, `o` and `brien`. */
export function filedWords(text: string): string[] {
  const folded = fold(text)
  const together = folded.replace(apostrophe, '')
  return together === folded ? words(folded) : [...new Set([...words(together), ...words(folded)])]
}
