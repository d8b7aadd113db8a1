/** Letters that Unicode does not split into a base letter and an accent, and the letters that people type instead. */
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

/** Lower case without accents: the form in which typed and stored text is compared. */
export const fold = (words: string) =>
  isAscii(words)
    ? words.toLowerCase()
    : words
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(special, letter => plainLetters[letter] ?? letter)

/** Most texts are ASCII. A guide folds thousands of them before its first answer, and this shortcut halves that time. */
export const isAscii = (words: string) => /^[\x20-\x7e\s]*$/.test(words)
