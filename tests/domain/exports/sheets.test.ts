import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenPeople, type PeopleChoice } from '../../../src/domain/exports/chosen-people'
import { guideSheet } from '../../../src/domain/exports/guide-sheet'
import { peopleSheet } from '../../../src/domain/exports/people-sheet'
import { people } from '../../../src/domain/people/people.collection'
import type { StoredOf } from '../../../src/domain/shared/records/collection'
import { peopleWorld } from '../../support/people-world'
import { studio } from '../../support/small-city'

/** The sheet must be the same for all orders in which the store may give the records. */
function sameForEveryOrder<T>(records: readonly T[], rowsOf: (records: readonly T[]) => readonly unknown[]) {
  const expected = rowsOf(records)
  fc.assert(
    fc.property(fc.shuffledSubarray([...records], { minLength: records.length }), shuffled => {
      expect(rowsOf(shuffled)).toEqual(expected)
    }),
  )
  return expected
}

it('a file is of the people who are active and not in the trash, with the tag in any case', async () => {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz', { tags: ['Donor'] })
  await world.add('b', 'Ben Lo', { tags: ['donor'], status: 'merged', mergedInto: 'a' })
  await world.add('c', 'Cy Lund')
  await world.add('d', 'Di Okoro', { tags: ['donor'], deletedAt: world.clock.now() })
  const ids = async (choice: PeopleChoice) => (await chosenPeople(world.context, choice)).map(({ id }) => id)
  expect([await ids({}), await ids({ tag: 'DONOR' })]).toEqual([['a', 'c'], ['a']])
})

describe('the file of people', () => {
  it('is sorted by name, and people with one name by their record', () => {
    const person = (id: string, sort: string) =>
      ({ id, names: { first: '', last: sort, display: sort, sort }, emails: [], kind: 'person', tags: [], status: 'active' }) as unknown as StoredOf<
        typeof people
      >
    const all = [person('b', 'Øberg'), person('a', 'Ruiz'), person('c', 'Ruiz'), person('d', 'Ruiz'), person('e', 'Ruiz')]
    const ids = sameForEveryOrder(all, found => peopleSheet({ people: found, notes: [], answers: [], suppressed: new Set() }).rows.map(([id]) => id))
    expect(ids).toEqual(['b', 'a', 'c', 'd', 'e'])
  })
})

describe('the file of the guide', () => {
  const listing = (id: string, of: Parameters<typeof studio>[1]) => ({ id, ...studio(id, of) }) as never
  it('is sorted by map number, its letter and name, those without a number last', () => {
    const all = [
      listing('x', { mapNumber: 2 }),
      listing('a', { mapNumber: 10 }),
      listing('b', { mapNumber: 10, mapSuffix: 'a' }),
      listing('c', { mapNumber: 10, mapSuffix: 'b' }),
      listing('d', {}),
      listing('e', {}),
    ]
    expect(sameForEveryOrder(all, found => guideSheet(found).rows.map(([number, name]) => `${number} ${name}`))).toEqual([
      '2 x',
      '10 a',
      '10a b',
      '10b c',
      ' d',
      ' e',
    ])
  })

  it('gives the pin as two numbers, and leaves both cells empty without one', () => {
    const { header, rows } = guideSheet([listing('a', {}), listing('b', { pin: undefined })])
    const at = header.indexOf('Latitude')
    expect(header[at + 1]).toBe('Longitude')
    expect(rows.map(row => row.slice(at, at + 2))).toEqual([
      [37.75, -122.4],
      ['', ''],
    ])
  })
})
