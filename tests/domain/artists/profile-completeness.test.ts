import { expect, it } from 'vitest'
import { countProfileParts, profilePartNames } from '../../../src/domain/artists/profile-completeness'

it('counts what an artist wrote on their page', () => {
  const empty = { media: [], links: [] }
  const whole = { statement: 'I weave.', media: ['Weaving'], neighbourhoodId: 'quay', portraitId: 'p1', links: ['https://ana.example'] }
  expect(countProfileParts(empty)).toBe(0)
  expect(countProfileParts({ ...empty, statement: '  ' })).toBe(0)
  expect(Object.entries(whole).map(([name, value]) => countProfileParts({ ...empty, [name]: value }))).toEqual([1, 1, 1, 1, 1])
  expect(countProfileParts(whole)).toBe(profilePartNames.length)
})
