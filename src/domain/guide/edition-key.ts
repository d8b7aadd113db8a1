/**
 * The key of an edition, which is part of its address: its year, plus a word for a second festival in that year: `2027`, `2027-spring`. Code
 * never parses a key: the edition has its year and days in fields.
 */
export const editionKey = (year: number, word = '') => (word === '' ? `${year}` : `${year}-${word}`)

/** Keys begin with a year from 1900 to 2999, which distinguishes them in addresses from map numbers and listing ids. At most 20 characters. */
export const isEditionKey = (text: string) => /^(19|2\d)\d\d(-[a-z][a-z0-9]{0,14})?$/.test(text)
