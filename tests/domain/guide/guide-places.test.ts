import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featuredListings, featuredPictures } from '../../../src/domain/guide/reading/featured-studios'
import { findListingOrBuilding, stopsOf } from '../../../src/domain/guide/reading/find-listing-or-building'
import { card, guideIndex } from './guide-index'

const picture = { src: '/work.svg', alt: 'A work', width: 4, height: 5 }
const hoods = ['dock', 'hill', 'mill']
const often = fc.constantFrom(true, true, true, false)
const studio = fc.record({ hood: fc.constantFrom('dock', 'dock', ...hoods), hasPicture: often, hasNumber: often })
const studios = fc
  .array(studio, { maxLength: 20 })
  .map(all =>
    all.map(({ hood, hasPicture, hasNumber }, i) =>
      card(`s${i}`, { neighbourhoodId: hood, ...(hasPicture && { picture }), ...(hasNumber && { number: String(i + 1) }) }),
    ),
  )

describe('the studios that a guide begins with', () => {
  it('are one of each neighborhood before a second of any, those with a picture first, and none without a number', () => {
    fc.assert(
      fc.property(studios, fc.integer({ min: 1, max: 12 }), (all, count) => {
        const shown = featuredListings(all, '2027-10-16', count)
        const numbered = all.filter(({ number }) => number !== undefined)
        expect(shown).toHaveLength(Math.min(count, numbered.length))
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.every(one => numbered.includes(one))).toBe(true)
        const hasPictures = shown.map(one => one.picture !== undefined)
        expect(hasPictures).toEqual(hasPictures.toSorted((a, b) => Number(b) - Number(a)))
        const pictured = shown.filter(one => one.picture)
        const counts = hoods.flatMap(hood => {
          const offered = numbered.filter(one => one.picture && one.neighbourhoodId === hood).length
          const taken = pictured.filter(one => one.neighbourhoodId === hood).length
          return taken < offered ? [taken] : []
        })
        // A neighborhood with studios left has at most one studio fewer than any other.
        const most = Math.max(0, ...hoods.map(hood => pictured.filter(one => one.neighbourhoodId === hood).length))
        for (const taken of counts) expect(most - taken).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('are the same all day, in whatever order they come, and others on other days', () => {
    const all = Array.from({ length: 40 }, (_, i) => card(`s${i}`, { number: String(i + 1), picture }))
    const idsOn = (day: string, of = all) => featuredListings(of, day, 5).map(({ id }) => id)
    expect(idsOn('2027-10-16', all.toReversed())).toEqual(idsOn('2027-10-16'))
    const days = Array.from({ length: 30 }, (_, i) => idsOn(`2027-10-${i + 1}`))
    expect(new Set(days.map(String)).size).toBe(30)
    expect(new Set(days.flat()).size).toBeGreaterThan(35)
  })

  it('are each on the front page once in a cycle of pictures', () => {
    const all = Array.from({ length: 23 }, (_, i) => card(`s${i}`, { number: String(23 - i), picture }))
    const cycle = Array.from({ length: 5 }, (_, turn) => featuredPictures(all, turn, 5).map(({ number }) => number))
    expect(cycle.every(turn => new Set(turn).size === 5)).toBe(true)
    expect(new Set(cycle.flat()).size).toBe(23)
    expect(cycle[5 % 5]).toEqual(featuredPictures(all, 5, 5).map(({ number }) => number))
    expect(featuredPictures([...all.slice(0, 3), card('bare', { number: '1' }), card('far', { picture })], 9, 5).map(({ number }) => number)).toEqual(
      ['21', '22', '23'],
    )
  })
})

describe('an address of the guide', () => {
  const mill = { id: 'mill', name: 'The mill', address: '1 Weir', number: '7', pin: [0, 0] as const }
  const index = guideIndex({
    sites: [mill],
    listings: [
      card('zoe', { number: '7', unit: '2b', siteId: 'mill', sortName: 'Zoe' }),
      card('abe', { number: '7', unit: '2B', siteId: 'mill', sortName: 'Abe' }),
      card('kim', { number: '7', siteId: 'mill' }),
      card('ten', { number: '7', unit: '10', siteId: 'mill' }),
      card('solo', { number: '3', unit: '1', name: 'Solo' }),
      card('far', { number: '12', siteId: 'gone', name: 'Far' }),
      card('home'),
    ],
  })
  const found = (id: string | undefined) => {
    const place = findListingOrBuilding(index, id)
    return place && (place.kind === 'listing' ? place.card.id : [place.site?.name, ...place.cards.map(one => one.id)])
  }
  it.each([
    ['7', ['The mill', 'kim', 'abe', 'zoe', 'ten']],
    ['7 10', 'ten'],
    ['7 2B', 'zoe'],
    ['7 99', ['The mill', 'kim', 'abe', 'zoe', 'ten']],
    ['3', 'solo'],
    ['3 99', 'solo'],
    ['12', 'far'],
    ['home', 'home'],
    ['4', undefined],
    ['nobody', undefined],
    ['saved', undefined],
    ['2027', undefined],
    [undefined, undefined],
  ])('leads where it is printed: %s', (id, place) => expect(found(id)).toEqual(place))

  it('leads on to the stops in walking order, each building once, under its name or its studio’s', () =>
    expect(stopsOf(index)).toEqual([
      { number: '3', name: 'Solo' },
      { number: '7', name: 'The mill' },
      { number: '12', name: 'Far' },
    ]))
})
