import { expect, it } from 'vitest'
import { listings } from '../../../src/domain/guide/listings.collection'
import { isLegalMove } from '../../../src/domain/records/bulk/changed-by-bulk'
import { organisation } from '../../../src/domain/shared/records/organisation.collection'

it('a state can be written only if it stays, or if a transition leads to it', () => {
  expect([isLegalMove(listings, 'draft', 'ready'), isLegalMove(listings, 'draft', 'draft'), isLegalMove(listings, 'draft', undefined)]).toEqual([
    true,
    true,
    true,
  ])
  expect([isLegalMove(listings, 'draft', 'published'), isLegalMove(listings, 'locked', 'draft'), isLegalMove(listings, 'draft', 'toString')]).toEqual(
    [false, false, false],
  )
  // A value that is not a state has no next states.
  expect([isLegalMove(listings, 'constructor', 'ready'), isLegalMove(listings, undefined, 'ready'), isLegalMove(listings, 7, 'ready')]).toEqual([
    false,
    false,
    false,
  ])
})

it('a record without states may have any', () => {
  expect(organisation).not.toHaveProperty('states')
  expect(isLegalMove(organisation, 'open', 'closed')).toBe(true)
})
