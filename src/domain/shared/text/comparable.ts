/** The form in which names and addresses are compared: without case, accents, punctuation and double spaces. */
export const comparable = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
