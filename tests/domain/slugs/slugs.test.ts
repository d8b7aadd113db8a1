import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeTarget } from '../../../src/domain/links/link-target'
import { ReservedPaths } from '../../../src/domain/shared/reserved-paths'
import { similarAddresses } from '../../../src/domain/slugs/similar-addresses'
import { editDistance, similarWords } from '../../../src/domain/slugs/similar-words'
import { slugConflict } from '../../../src/domain/slugs/slug-conflict'

const routes = new ReservedPaths([
  { path: '/' },
  { path: '/calendar' },
  { path: '/art/:id' },
  { path: '/art/artists' },
  { path: '/dashboard/:id?', guard: 'signedIn' },
  { path: '/temp/:id', unlisted: true },
  { path: '/:product~membership', example: '/artmembership' },
  { path: '/:id', example: '/about-us' },
])
const words = ['calendar', 'art', 'artist', 'artists', 'artlover', 'donors', 'events']

describe('reserved words', () => {
  it('are the first segments of every route, and names of files', () => {
    expect(['calendar', 'art', 'dashboard', 'temp', 'robots'].filter(slug => !routes.isReserved(slug))).toEqual([])
    expect(['visit', 'artists', 'id'].filter(slug => routes.isReserved(slug))).toEqual([])
  })
  it('include every membership address', () => {
    expect(routes.isReserved('artmembership')).toBe(true)
    expect(routes.isReserved('membershipdrive')).toBe(false)
  })
  it('are suggested as whole addresses, if there is a public page at them', () => {
    expect(routes.suggested).toEqual(['calendar', 'art/artists', 'artmembership'])
  })
})

describe('a slug', () => {
  const page = { kind: 'page', ref: 'p1' }
  it('is refused if it is reserved or belongs to another record', () => {
    expect(slugConflict(routes, 'artmembership', undefined, page)).toBe('slug-reserved')
    expect(slugConflict(routes, 'dashboard', undefined, page)).toBe('slug-reserved')
    expect(slugConflict(routes, 'poster27', { kind: 'shortLink', ref: 'poster27' }, page)).toBe('slug-taken')
    expect(slugConflict(routes, 'visit', { kind: 'page', ref: 'p2' }, page)).toBe('slug-taken')
  })
  it('is accepted if it is free or belongs to the same record', () => {
    expect(slugConflict(routes, 'poster27', undefined, page)).toBeUndefined()
    expect(slugConflict(routes, 'visit', page, page)).toBeUndefined()
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

describe('similar words', () => {
  it('are found in spite of a typing error', () => {
    expect(similarWords('calender', words)[0]).toBe('calendar')
    expect(similarWords('artsit', words)[0]).toBe('artist')
    expect(similarWords('donor', words)[0]).toBe('donors')
    expect(['artist', 'artsit', 'artst', 'atrsit'].map(word => editDistance(word, 'artist'))).toEqual([0, 1, 1, 2])
  })
  it('are at most three, and none if no word is similar', () => {
    expect(similarWords('artist', words).length).toBe(3)
    expect(similarWords('xyzzyplugh', words)).toEqual([])
  })
  it('have the same distance in both directions, and only equal words have none', () => {
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

describe('the addresses that are like a mistyped one', () => {
  const known = [
    { to: '/sfosguide', label: 'Guide' },
    { to: '/sfosguide/maps', label: 'Map' },
    { to: '/sfosguide/4', label: 'Ana Ruiz', like: '/sfosguide/ana-ruiz' },
    { to: '/privacypolicy', label: 'Privacy policy' },
    { to: '/artists/faq', label: 'Questions' },
  ]
  it.each([
    ['/sfosguide/map', ['/sfosguide/maps']],
    ['/maps', ['/sfosguide/maps']],
    ['/guide/maps', ['/sfosguide/maps']],
    ['/sfosguide/ana-riuz', ['/sfosguide/4']],
    ['/privacy.html', ['/privacypolicy']],
    ['/SFOSGUIDE/', ['/sfosguide']],
    ['/faq/index.php', ['/artists/faq']],
    ['/', []],
    ['/xyzzy', []],
  ])('%s: %j', (meant, nearest) => expect(similarAddresses(meant, known).map(({ to }) => to)).toEqual(nearest))
  it('leave out the address itself, and name each page once', () => {
    expect(similarAddresses('/sfosguide/maps', known)).toEqual([])
    expect(similarAddresses('/map', [...known, { to: '/sfosguide/maps', label: 'Guide map' }]).map(({ label }) => label)).toEqual(['Map'])
  })
})
