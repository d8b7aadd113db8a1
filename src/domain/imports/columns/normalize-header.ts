/**
 * A header in the form in which headers are compared: lower case, without accents and punctuation, single spaces ("Straße (Nr.)" →
 * "strasse nr").
 */
export const normalizeHeader = (header: string) =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
