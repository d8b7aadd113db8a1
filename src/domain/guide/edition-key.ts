/**
 * The key of an edition, which is part of its address: its year, with a word for a second festival in that year: `2027`, `2027-spring`.
 * Nothing is read from a key: an edition has its year and its days in its own fields.
 */
export const editionKey = (year: number, word = '') => (word === '' ? `${year}` : `${year}-${word}`)

/** Keys begin with a year from 1900 to 2999, so that an address tells them from map numbers and from listings. At most 20 characters. */
export const isEditionKey = (text: string) => /^(19|2\d)\d\d(-[a-z][a-z0-9]{0,14})?$/.test(text)
