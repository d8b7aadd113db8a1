import { describe, expect, it } from 'vitest'
import { nameDoubt } from '../../../src/domain/imports/kinds/people/person-names'
import { addressMatchKey, phoneMatchKey } from '../../../src/domain/people/match-keys'
import { nameSimilarity } from '../../../src/domain/people/name-similarity'
import { nameKey, readName } from '../../../src/domain/people/parse-name'

const key = (written: string) => nameKey(readName(written))
const alike = (a: string, b: string) => nameSimilarity(readName(a), readName(b))

describe('a written name', () => {
  it.each([
    ['Ana Ruiz', 'Ruiz, Ana'],
    ['Inés Peñaloza', 'PENALOZA, INES'],
    ['María de la Cruz', 'de la Cruz, María'],
    ['Ana & Ben Ruiz', 'Ruiz, Ben and Ana'],
    ['Ana Ruiz and Ben Lo', 'Lo, Ben & Ruiz, Ana'],
    ['Ruiz Studio LLC', 'The Ruiz Studio, L.L.C.'],
    ['Siobhán O’Brien', "O'Brien, Siobhan"],
    ['Dr. Edwin A. Abbey', 'Abbey, Edwin'],
    ['Martin King Jr', 'King, Martin, Junior'],
  ])('is the same as %s and as %s', (one, other) => expect(key(one)).toBe(key(other)))

  it.each([
    ['Ana Ruiz', 'Ana & Ben Ruiz'],
    ['Martin King Jr', 'Martin King Sr'],
    ['Ana Ruiz', 'Ben Ruiz'],
    ['Ruiz Studio LLC', 'Ana Ruiz'],
  ])('of %s is not that of %s', (one, other) => {
    expect(key(one)).not.toBe(key(other))
    expect(alike(one, other)).toBeLessThan(0.92)
  })

  it('of one word is a person unless the record is an organization', () => {
    expect(readName('Tate')).toEqual({ means: 'people', people: [{ given: 'tate', family: '' }] })
    expect(readName('Tate', true)).toEqual({ means: 'organisation', name: 'tate' })
  })

  it('of a couple gives both their common family name', () =>
    expect(readName('Ana & Ben Ruiz')).toEqual({
      means: 'people',
      people: [
        { given: 'ana', family: 'ruiz' },
        { given: 'ben', family: 'ruiz' },
      ],
    }))
})

describe('a whole name in a file', () => {
  it.each([
    ['Friends Of Old Harbor Lights', 'person-or-organisation'],
    ['Ana Maria Ruiz y Ben Soto', 'person-or-organisation'],
    ['the Blue Hour', 'person-or-organisation'],
    ['Mills Hall, Lisbon', 'comma-name'],
    ['Ana Maria de la Cruz y Soto', undefined],
    ['Ana Maria Ruiz & Ben Soto', 'person-or-organisation'],
    ['Ana Ruiz & Ben Soto', undefined],
    ['Martin Luther King, Jr.', undefined],
    ['Theo Marsh', undefined],
    ['Friends Of Old Harbor Lights Foundation', undefined],
  ])('%s leaves in doubt: %s', (written, doubt) => expect(nameDoubt(written)).toBe(doubt))
})

describe('similarity of names', () => {
  it.each([
    ['Katherine Loomis', 'Catherine Loomis'],
    ['Thibault Desrosiers', 'Thibault Desroziers'],
    ['Ruiz Ana', 'Ana Ruiz'],
    ['Edwin Austin Abbey', 'Edwin Abbey'],
  ])('is 0.92 and more for %s and %s', (a, b) => {
    expect(alike(a, b)).toBeGreaterThanOrEqual(0.92)
    expect(alike(b, a)).toBe(alike(a, b))
  })

  it.each([
    ['Ana Ruiz', 'Eva Ruiz'],
    ['Harriet Greer', 'Harriet Finch'],
    ['John Philip Smith', 'John Ezra Smith'],
  ])('is less for %s and %s', (a, b) => expect(alike(a, b)).toBeLessThan(0.92))

  it('is a little less for a wife who goes by her husband’s name', () => {
    expect(alike('Mrs. Walter Shaw', 'Walter Shaw')).toBeCloseTo(0.95)
    expect(alike('Mrs. Walter Shaw', 'Mrs Walter Shaw')).toBe(1)
  })
})

describe('match keys of phones and houses', () => {
  it('ignore the country code and the notation of the street', () => {
    expect(phoneMatchKey('+1 (415) 555-0100')).toBe(phoneMatchKey('415.555.0100'))
    expect(phoneMatchKey('555-01')).toBeUndefined()
    const house = (line1: string, more = {}) => addressMatchKey({ line1, city: 'Harbour', postcode: '90210-1234', country: 'US', ...more })
    expect(house('12 North Mill Street, Apt 4')).toBe(house('12 N. Mill St #7', { postcode: '90210' }))
    expect(house('12 Mill Street')).not.toBe(house('14 Mill Street'))
    expect(house('')).toBeUndefined()
  })
})

it('a name of thirty thousand letters has its key at once', () => {
  const at = performance.now()
  expect(nameKey(readName('a '.repeat(30_000)))).toHaveLength(59_999)
  expect(performance.now() - at).toBeLessThan(1500)
})
