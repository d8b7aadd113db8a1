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
}
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
export const isAscii = (words: string) => /^[\x20-\x7e\s]*$/.test(words)
