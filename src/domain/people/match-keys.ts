import { normalEmail } from '../accounts/normal-email'
import type { people } from '../accounts/people'
import type { DataOf } from '../shared/collection'
import { nameWords } from './written-name'

type Address = NonNullable<DataOf<typeof people>['addresses']>[number]

export const emailMatchKey = normalEmail

/** Digits of a phone number; the code of North America is left out, because half of all lists do. `undefined` for fewer than seven. */
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

/** Number and street of a house, however they are abbreviated; flats of one house are one. */
export function houseMatchKey(line1: string): string {
  const words = nameWords(line1.replace(/#\s*\w+/g, ' ')).map(word => streetWords[word] ?? word)
  const unit = words.findIndex((word, i) => i > 0 && unitWords.has(word))
  return (unit < 0 ? words : words.slice(0, unit)).join(' ')
}

/** The street of a house, without its number; a street that is called by a number keeps it. */
export const streetMatchKey = (line1: string): string => houseMatchKey(line1).replace(/^\d+\w? (?=\S)/, '')

/** A house: street and number, and the postcode or else the city. */
export function addressMatchKey({ line1, city, postcode }: Address): string | undefined {
  const house = houseMatchKey(line1)
  const place = postcode ? nameWords(postcode).join('').slice(0, 5) : nameWords(city).join(' ')
  return house === '' || place === '' ? undefined : `${house} / ${place}`
}
