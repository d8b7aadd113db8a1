import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeTarget } from '../../../src/domain/links/link-target'
import { editDistance, nearestWords } from '../../../src/domain/links/nearest-words'
import { isReservedSlug, publicAddresses } from '../../../src/domain/links/reserved-slugs'
import { slugConflict } from '../../../src/domain/links/slug-conflict'
import { rows } from '../../../src/ui/routes'

describe('reserved words', () => {
  const firstSegments = [...new Set(rows.map(row => row.path.split('/')[1]!).filter(segment => segment !== ''))]
  const named = firstSegments.filter(segment => !segment.startsWith(':'))

  it('are the first segments of every route', () => {
    expect(named.filter(segment => !isReservedSlug(segment))).toEqual([])
  })
  it('hold every membership address', () => {
    expect(isReservedSlug('artmembership')).toBe(true)
    expect(isReservedSlug('membershipdrive')).toBe(false)
  })
  it('offer only addresses that are in the route table', () => {
    expect(publicAddresses.filter(address => !named.includes(address) && !address.endsWith('membership'))).toEqual([])
  })
})

describe('a slug', () => {
  const page = { kind: 'page', ref: 'p1' }
  it('is refused where it is reserved or somebody else holds it', () => {
    expect(slugConflict('artmembership', undefined, page)).toBe('slug-reserved')
    expect(slugConflict('cpanel', undefined, page)).toBe('slug-reserved')
    expect(slugConflict('poster27', { kind: 'shortLink', ref: 'poster27' }, page)).toBe('slug-taken')
    expect(slugConflict('visit', { kind: 'page', ref: 'p2' }, page)).toBe('slug-taken')
  })
  it('is free, or stays with its holder', () => {
    expect(slugConflict('poster27', undefined, page)).toBeUndefined()
    expect(slugConflict('visit', page, page)).toBeUndefined()
  })
})

it.each([
  ['/sfosguide?weekend=2', true],
  ['https://example.org/a', true],
  ['http://example.org', false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['calendar', false],
])('a short link may lead to %s: %s', (target, safe) => {
  expect(isSafeTarget(target)).toBe(safe)
})

describe('nearest words', () => {
  it('forgive a slip', () => {
    expect(nearestWords('calender', publicAddresses)[0]).toBe('calendar')
    expect(nearestWords('artsit', publicAddresses)[0]).toBe('artist')
    expect(nearestWords('donor', publicAddresses)[0]).toBe('donors')
  })
  it('are at most three, and none where nothing is near', () => {
    expect(nearestWords('artist', publicAddresses).length).toBe(3)
    expect(nearestWords('xyzzyplugh', publicAddresses)).toEqual([])
  })
  it('measure the same both ways, and nothing only for the same word', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b) === 0).toBe(a === b)
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})
