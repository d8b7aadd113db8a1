import type { PostalAddress } from '../shared/records/address-field'
import { normalEmail } from './normal-email'
import { nameWords } from './parse-name'

export const emailMatchKey = normalEmail

/** Digits of a phone number without the North American country code, which about half of all lists omit. `undefined` for fewer than seven digits. */
export function phoneMatchKey(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 7) return undefined
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

const streetWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  terrace: 'ter',
  highway: 'hwy',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}
const unitWords = new Set(['apt', 'apartment', 'unit', 'suite', 'ste', 'floor', 'fl', 'room', 'rm', 'no'])

/** House number and street in a normalized form, whatever abbreviations were used. All units of a house have the same key. */
export function houseMatchKey(line1: string): string {
  const words = nameWords(line1.replace(/#\s*\w+/g, ' ')).map(word => streetWords[word] ?? word)
  const unit = words.findIndex((word, i) => i > 0 && unitWords.has(word))
  return (unit < 0 ? words : words.slice(0, unit)).join(' ')
}

/** The street without the house number. A street whose name is a number keeps its name. */
export const streetMatchKey = (line1: string): string => houseMatchKey(line1).replace(/^\d+\w? (?=\S)/, '')

/** Key of a house: street, house number, and the postcode or, without one, the city. */
export function addressMatchKey({ line1, city, postcode }: PostalAddress): string | undefined {
  const house = houseMatchKey(line1)
  const place = postcode ? nameWords(postcode).join('').slice(0, 5) : nameWords(city).join(' ')
  return house === '' || place === '' ? undefined : `${house} / ${place}`
}
