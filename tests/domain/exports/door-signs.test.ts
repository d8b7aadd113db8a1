import { expect, it } from 'vitest'
import { doorSigns } from '../../../src/domain/exports/door-signs'
import type { Listing } from '../../../src/domain/guide/publishing/edition-records'
import { studio } from '../../support/small-city'

const listing = (id: string, of: Partial<Listing> = {}) => ({ ...studio(id, { mapNumber: 17, ...of }), id }) as Listing

it('signs of one building follow their numbers, then their units as people sort them, then their ids', () => {
  const listings = [
    listing('late', { mapNumber: 18, unit: '1' }),
    listing('ten', { unit: '10' }),
    listing('two', { unit: '2' }),
    listing('b'),
    listing('a'),
    listing('letter', { mapSuffix: 'a' }),
  ]
  const codes = new Map(listings.map(({ id }) => [id, 'ABCD2345']))
  const { signs } = doorSigns({ listings, sites: new Map(), codes, tz: 'America/Los_Angeles', origin: 'https://orlen.example' })
  expect(signs.map(({ name }) => name)).toEqual(['a', 'b', 'two', 'ten', 'letter', 'late'])
  expect(signs[0]?.address).toContain('/a?')
})
