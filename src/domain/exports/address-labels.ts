import type { people } from '../people/people.collection'
import { ascending } from '../shared/ascending'
import type { StoredOf } from '../shared/records/collection'
import { alphabet } from '../shared/text/alphabet'
import type { AddressLabel } from './print-content-schema'

type Person = Pick<StoredOf<typeof people>, 'id' | 'names' | 'organisation' | 'addresses'>
type Address = NonNullable<Person['addresses']>[number]

/** One label for each person with a postal address, for the first address; sorted by country, postcode and name, as the post requires. */
export function addressLabels(found: readonly Person[]): readonly AddressLabel[] {
  const addressed = found.flatMap(person => (person.addresses?.[0] ? [{ person, to: person.addresses[0] }] : []))
  return addressed
    .sort(
      (a, b) =>
        alphabet.compare(a.to.country, b.to.country) || alphabet.compare(a.to.postcode ?? '', b.to.postcode ?? '') || byName(a.person, b.person),
    )
    .map(({ person, to }) => ({ lines: [...addresseeOf(person), ...addressLines(to)] }))
}

const byName = (a: Person, b: Person) => alphabet.compare(a.names.sort, b.names.sort) || ascending('id')(a, b)

const addresseeOf = ({ names, organisation }: Person) =>
  organisation === undefined || organisation === '' || organisation === names.display ? [names.display] : [names.display, organisation]

/**
 * Letters are mailed in the US: a domestic address has no country, a foreign one ends with the English country name in capitals (USPS IMM
 * 122).
 */
const home = 'US'

/** Countries where the postcode comes after the town (Universal Postal Union); elsewhere it comes before it. */
const postcodeLast = new Set(['US', 'CA', 'AU', 'NZ', 'IN', 'SG', 'JP', 'KR', 'ZA'])
/** Countries where the postcode has a line of its own. */
const postcodeAlone = new Set(['GB', 'IE'])

function addressLines({ line1, line2 = '', city, region = '', postcode = '', country }: Address): readonly string[] {
  const town = postcodeAlone.has(country)
    ? [city, region, postcode]
    : postcodeLast.has(country)
      ? [spaced(region === '' ? city : `${city}, ${region}`, postcode)]
      : [spaced(postcode, city), region]
  return [line1, line2, ...town, country === home ? '' : countryName(country)].filter(line => line !== '')
}

const spaced = (...words: readonly string[]) => words.filter(word => word !== '').join(' ')

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** An unknown country code is printed as it was entered. */
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code).toUpperCase()
