import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type Matchable, matchPeople, pairId, writtenName } from '../../../src/domain/merging/match-people'
import { namesOf } from '../../../src/domain/people/normal-name-and-phone'

const person = (id: string, first: string, last: string, more: Partial<Matchable> = {}): Matchable => ({
  id,
  names: namesOf(first, last),
  emails: [],
  kind: 'person',
  ...more,
})
const email = (address: string) => ({ emails: [{ address, verified: false }] })
const house = (line1: string, postcode: string) => ({ addresses: [{ line1, city: 'Harbour', postcode, country: 'US' }] })
const found = (...people: Matchable[]) => matchPeople(people).map(({ personIds, rule }) => `${personIds.join(' ')} ${rule}`)

it('a person is compared by last and first name, a business by the name it shows', () => {
  const names = { first: 'Mary Ann', last: 'Van Dyke', display: 'Mary Ann Van Dyke', sort: 'Van Dyke, Mary Ann' }
  expect(writtenName({ names, kind: 'person', organisation: 'Quay Press' })).toBe('Van Dyke, Mary Ann')
  expect(writtenName({ names, kind: 'business' })).toBe('Mary Ann Van Dyke')
  expect(writtenName({ names, kind: 'business', organisation: 'Quay Press' })).toBe('Quay Press')
  expect(writtenName({ names: { ...names, first: '', display: '' }, kind: 'person' })).toBe('Van Dyke, Mary Ann')
})

describe('duplicates', () => {
  it('have the same email address in any notation', () =>
    expect(found(person('b', 'Ana', 'Ruiz', email('Ana@X.org')), person('a', 'Annie', 'R.', email(' ana@x.org')))).toEqual(['a b email']))

  it('have the same name and phone, or name and house', () => {
    expect(found(person('a', 'Ana', 'Ruiz', { phones: ['+14155550100'] }), person('b', 'ANA', 'RUÍZ', { phones: ['415 555 0100'] }))).toEqual([
      'a b namePhone',
    ])
    expect(
      found(person('a', 'Ana', 'Ruiz', house('12 Mill Street', '90210')), person('b', 'Ana', 'Ruiz', house('12 Mill St.', '90210-1234'))),
    ).toEqual(['a b nameAddress'])
    expect(found(person('a', 'Ana', 'Ruiz', { phones: ['4155550100'] }), person('b', 'Ben', 'Lo', { phones: ['4155550100'] }))).toEqual([])
  })

  it('are surely one person by name and phone only with the same title: Mrs. Walter Shaw may be Walter Shaw’s wife', () => {
    const at = { phones: ['4155550100'] }
    expect(found(person('a', 'Walter', 'Shaw', at), person('b', 'Mrs. Walter', 'Shaw', at))).toEqual(['a b similar'])
    expect(found(person('a', 'Walter', 'Shaw', at), person('b', 'Mr. Walter', 'Shaw', at))).toEqual(['a b namePhone'])
  })
  it('have similar names and few contradictions', () => {
    const pair = (more: Partial<Matchable>, other: Partial<Matchable>) =>
      found(person('a', 'Katherine', 'Loomis', more), person('b', 'Catherine', 'Loomis', other))
    expect(pair({}, {})).toEqual(['a b similar'])
    expect(pair({ birthYear: 1950 }, { birthYear: 1990 })).toEqual([])
    expect(pair({ phones: ['4155550100'] }, { phones: ['4155550199'] })).toEqual([])
    expect(pair({ phones: ['4155550100'] }, {})).toEqual(['a b similar'])
    expect(pair({}, { phones: ['4155550100'] })).toEqual(['a b similar'])
  })

  it('are found though both words end otherwise', () =>
    expect(found(person('a', 'Johnathan', 'Millers'), person('b', 'Johnathas', 'Miller'))).toEqual(['a b similar']))

  it('match organizations with organizations, and couples with couples', () => {
    const business = (id: string, organisation: string): Matchable => ({ ...person(id, '', organisation), kind: 'business', organisation })
    expect(found(business('a', 'Ruiz Studio LLC'), business('b', 'The Ruiz Studio, Inc.'), person('c', 'Ana', 'Ruiz'))).toEqual(['a b similar'])
    // Exactly at the limit of 0.92.
    expect(found(business('a', 'Kilna'), business('b', 'Kilno'))).toEqual(['a b similar'])
    expect(found(person('a', 'Ana & Ben', 'Ruiz'), person('b', 'Ben and Ana', 'Ruiz'), person('c', 'Ana', 'Ruiz'))).toEqual(['a b similar'])
  })

  it('are not offered again after a decision', () => {
    const two = [person('b', 'Ana', 'Ruiz', email('a@x.org')), person('a', 'Ana', 'Ruiz', email('a@x.org'))]
    expect(matchPeople(two, new Set([pairId('a', 'b')]))).toEqual([])
  })
})

describe('a large list', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const word = fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 9 }).map(all => all.join(''))

  it('gives the same pairs in any order', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, fc.option(fc.nat(5))), { maxLength: 30 }), fc.integer(), (names, seed) => {
        const people = names.map(([first, last, mail], i) => person(`p${i}`, first, last, mail === null ? {} : email(`m${mail}@x.org`)))
        const shuffled = people.toSorted((a, b) => ((a.id.length * 31 + seed) % 7) - ((b.id.length * 17 + seed) % 7) || (a.id < b.id ? 1 : -1))
        expect(matchPeople(shuffled)).toEqual(matchPeople(people))
      }),
    ))
})

const file = process.env['REAL_DATA'] && join(process.env['REAL_DATA'], 'tate-artists.csv')
const isThere = file !== undefined && existsSync(file)

describe.skipIf(!isThere)(`a museum’s artists${isThere ? '' : ' (skipped: REAL_DATA names no folder with tate-artists.csv)'}`, () => {
  it('distinguishes people by year of birth, and compares nobody with a couple or a company', () => {
    const { data } = Papa.parse<Record<string, string>>(readFileSync(file!, 'utf8').replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })
    const people = data.map(({ id, name, yearOfBirth }): Matchable => {
      const [last = '', first = ''] = name!.split(/,(.*)/s)
      return { ...person(id!, first, last), ...(yearOfBirth && { birthYear: Number(yearOfBirth) }) }
    })
    expect(people.length).toBe(3532)
    const pairs = matchPeople(people)
    // The names of the first two schools differ only in a question mark, those of the other two in the century.
    expect(pairs.map(({ score }) => score)).toEqual([1, 0.932])
  })
})
