import { describe, expect, it } from 'vitest'
import type { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { CityOutlines } from '../../../../src/domain/guide/places/outlines/city-outlines'
import { fanOut, pinRows, waitsForPin } from '../../../../src/domain/guide/places/pins/pin-rows'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { studio } from '../../../support/small-city'

type Listing = StoredOf<typeof listings>
const at = (lat: number, lng = -122.4, confidence: NonNullable<Listing['pin']>['confidence'] = 'rooftop') => ({ lat, lng, confidence })
const listing = (id: string, of: Partial<Listing> = {}) => ({ ...studio(id, { neighbourhoodId: 'dock', ...of }), id }) as Listing
const mill = { id: 'mill', neighbourhoodId: 'hill', pin: at(37.76, -122.41, 'confirmed') } as StoredOf<typeof sites>
/** The bay is south of 37 degrees of latitude, the hill north of 38. */
const band = (id: string, from: number, to: number) => ({
  id,
  status: 'active' as const,
  outline: JSON.stringify([
    [
      [
        [-123, from],
        [-122, from],
        [-122, to],
        [-123, to],
        [-123, from],
      ],
    ],
  ]),
})
const outlines = new CityOutlines([band('dock', 37, 38), band('hill', 38, 39)])
const weekends = [
  { n: 1, neighbourhoodIds: ['dock'] },
  { n: 2, neighbourhoodIds: ['hill', 'park'] },
]
const rows = (...all: readonly Listing[]) => pinRows(all, { sites: new Map([['mill', mill]]), outlines, weekends })
/** This many meters north of the pin of `studio`. */
const north = (meters: number) => at(37.75 + meters / 111_195)

describe('the queue of pins', () => {
  it('leaves out what is withdrawn or deleted', () => {
    expect(rows(listing('a'), listing('b', { status: 'withdrawn' }), listing('c', { deletedAt: new Date() })).map(({ id }) => id)).toEqual(['a'])
  })
  it('says where a pin lies, if that is another neighborhood than its listing names, and on which weekend it opens', () => {
    const [right, wrong, bay, none] = rows(
      listing('a'),
      listing('b', { pin: at(38.1) }),
      listing('c', { pin: at(36.5) }),
      listing('d', { pin: undefined }),
    )
    expect([right?.liesIn, right?.isOutside, right?.weekend, right?.confidence]).toEqual([undefined, false, 1, 'rooftop'])
    expect([wrong?.liesIn, wrong?.weekend]).toEqual(['hill', 1])
    expect([bay?.isOutside, bay?.liesIn]).toEqual([true, undefined])
    expect([none?.pin, none?.confidence, none?.isOutside, none?.liesIn]).toEqual([undefined, 'none', false, undefined])
  })
  it('takes the pin and the neighborhood of its building where a listing has none', () => {
    const [inside] = rows(listing('a', { siteId: 'mill', pin: undefined, neighbourhoodId: undefined }))
    expect(inside).toMatchObject({ pin: { lat: 37.76, lng: -122.41 }, confidence: 'confirmed', weekend: 2, site: mill, liesIn: 'dock' })
    expect(rows(listing('a', { neighbourhoodId: undefined }))[0]?.weekend).toBeUndefined()
  })
  it('names the other doors within three meters, on either side, and no studio of the same building', () => {
    const spots = (...all: readonly Listing[]) => rows(listing('a'), ...all)[0]?.sameSpot
    expect(spots(listing('b', { pin: north(2.9) }), listing('c', { pin: north(3.1) }), listing('d', { pin: north(-2.9) }))).toEqual(['d', 'b'])
    expect(spots(listing('e', { pin: undefined }))).toEqual([])
    // At the equator, where a difference of latitudes is not rounded.
    expect(rows(listing('a', { pin: at(0) }), listing('b', { pin: at(3 / 111_195) })).map(({ sameSpot }) => sameSpot)).toEqual([['b'], ['a']])
    // At this latitude a degree of longitude is shorter than one of latitude, so three meters are a larger part of it.
    const east = (meters: number) => at(37.75, -122.4 + meters / 111_195 / Math.cos((37.75 * Math.PI) / 180))
    expect(spots(listing('f', { pin: east(2.2) }), listing('g', { pin: east(3.5) }))).toEqual(['f'])
    const inMill = (id: string, siteId = 'mill') => listing(id, { siteId, pin: at(37.75) })
    expect(rows(inMill('a'), inMill('b'), inMill('c', 'shed')).map(({ sameSpot }) => sameSpot)).toEqual([['c'], ['c'], ['a', 'b']])
  })
  it('waits for what nobody has confirmed; who opens by appointment needs no pin', () => {
    const waits = (of: Partial<Listing>) => waitsForPin(rows(listing('a', of))[0]!)
    expect([waits({ pin: at(37.75, -122.4, 'confirmed') }), waits({}), waits({ pin: undefined })]).toEqual([false, true, true])
    expect([waits({ pin: undefined, byAppointment: true }), waits({ byAppointment: true })]).toEqual([false, true])
  })
})

describe('pins on one spot', () => {
  it('stand around it, the first one above, far enough apart to be pressed', () => {
    expect(fanOut(0, 1)).toEqual([0, 0])
    expect([0, 1].map(i => fanOut(i, 2))).toEqual([
      [0, -14],
      [0, 14],
    ])
    expect([0, 1, 2, 3].map(i => fanOut(i, 4).map(one => one + 0))).toEqual([
      [0, -14],
      [14, 0],
      [0, 14],
      [-14, 0],
    ])
    const [x, y] = fanOut(5, 20)
    expect([x, y]).toEqual([70, 0])
  })
})
