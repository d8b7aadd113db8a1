import type { people } from '../people/people'
import type { StoredOf } from '../shared/records/collection'
import { alphabet } from '../shared/text/alphabet'
import type { AddressLabel } from './printable'

type Person = Pick<StoredOf<typeof people>, 'id' | 'names' | 'organisation' | 'addresses'>
type Address = NonNullable<Person['addresses']>[number]

/**
 * One label for each person with a postal address, to the first of them; by country, postcode and name, as the post wants a mailing
 * sorted. Pure.
 */
export function labelsSheet(found: readonly Person[]): readonly AddressLabel[] {
  const addressed = found.flatMap(person => (person.addresses?.[0] ? [{ person, to: person.addresses[0] }] : []))
  return addressed
    .sort(
      (a, b) =>
        alphabet.compare(a.to.country, b.to.country) || alphabet.compare(a.to.postcode ?? '', b.to.postcode ?? '') || byName(a.person, b.person),
    )
    .map(({ person, to }) => ({ lines: [...addresseeOf(person), ...addressLines(to)] }))
}

const byName = (a: Person, b: Person) => alphabet.compare(a.names.sort, b.names.sort) || (a.id < b.id ? -1 : 1)

const addresseeOf = ({ names, organisation }: Person) =>
  organisation === undefined || organisation === '' || organisation === names.display ? [names.display] : [names.display, organisation]

/** Sheets of US Letter go to the US post: a letter within the country bears no country, one abroad its English name in capitals, last (USPS IMM 122). */
const home = 'US'

/** Where the postcode follows the town (Universal Postal Union); elsewhere it stands before it. */
const postcodeLast = new Set(['US', 'CA', 'AU', 'NZ', 'IN', 'SG', 'JP', 'KR', 'ZA'])
/** Where the postcode stands on a line of its own. */
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

/** A code that nobody registered is printed as it was entered. */
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code).toUpperCase()
