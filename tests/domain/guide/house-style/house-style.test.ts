import { assert, constantFrom, double, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseStyle, type StyleRule } from '../../../../src/domain/guide/house-style/house-style'
import { countParts, listingPartNames } from '../../../../src/domain/guide/house-style/listing-completeness'
import { hasAddress, hasPhone, hasRepeatedMarks, isShouted } from '../../../../src/domain/guide/house-style/style-patterns'
import { opening, studio } from '../../../support/small-city'

const complete = studio('Ana Núñez', {
  media: ['Ceramics'],
  address: '17 Quay',
  neighbourhoodId: 'dock',
  blurb: 'Porcelain as thin as a shell, thrown by the window. First shown in 1998, again from 2019 to 2027.',
  imageId: 'i1',
  doorNote: 'Blue gate, ring twice. 555-0123 if nobody comes.',
  access: { stepCount: 0 },
})
const found = (of: Partial<typeof complete>, looksComposite?: boolean) => houseStyle({ ...complete, ...of }, { looksComposite })
const rulesOf = (of: Partial<typeof complete>): readonly StyleRule[] => found(of).map(({ rule }) => rule)

describe('a listing in house style', () => {
  it('has nothing to be changed', () => expect(found({})).toEqual([]))
  it.each<readonly [StyleRule, string]>([
    ['capitals', 'HANDMADE PORCELAIN from the harbor'],
    ['phone', 'Come and see. Call (415) 555-0132.'],
    ['phone', 'Call 415.555.0132 first'],
    ['phone', 'From abroad: +44 20 7946 0018'],
    ['address', 'More at ana.example.com'],
    ['address', 'Find @ananunez'],
    ['address', 'www.ana-nunez.art'],
    ['advertisement', 'Bowls from $40, mugs for less'],
    ['advertisement', 'All prints 20% off this weekend'],
    ['punctuation', 'Come and see!!'],
    ['punctuation', 'Clay, fire, water.....'],
  ])('has no %s: %s', (rule, blurb) => expect(rulesOf({ blurb })).toEqual([rule]))
  it.each([
    'Oils on linen, 1998 to 2027, from 9 to 5',
    'Twelve prints, 40 × 60 cm… and NASA’s moon',
    'Wood -- pine, oak. Made with MIT and UCLA',
    'U.S. landscapes; St. Ives, N.Y.',
  ])('may say: %s', blurb => expect(found({ blurb })).toEqual([]))
  it('may name a phone number for the door, but no other address', () => {
    expect(rulesOf({ doorNote: 'Ring 415-555-0132' })).toEqual([])
    expect(rulesOf({ doorNote: 'See ana.example.com' })).toEqual(['address'])
  })
  it('says how long a name is, and how long it may be', () =>
    expect(found({ displayName: 'a'.repeat(64) })).toEqual([
      { rule: 'length', field: 'displayName', text: 'The name has 64 characters. The guide prints 60.' },
    ]))
  it('shows a single work', () => expect(found({}, true).map(({ rule, field }) => [rule, field])).toEqual([['composite', 'imageId']]))
})

describe('what is missing', () => {
  const empty = studio('', { openings: [], pin: undefined })
  it('is named part by part', () =>
    expect(houseStyle(empty).map(({ field }) => field)).toEqual(['displayName', 'media', 'address', 'pin', 'openings', 'blurb', 'imageId']))
  it('leaves out place, pin and access in a building, which has them itself', () =>
    expect(houseStyle({ ...empty, siteId: 'mill' }).map(({ field }) => field)).toEqual(['displayName', 'media', 'openings', 'blurb', 'imageId']))
  it('is neither hours nor pin by appointment', () =>
    expect(houseStyle({ ...empty, byAppointment: true }).map(({ field }) => field)).not.toContain('openings'))
  it('a centroid is no pin', () => expect(rulesOf({ pin: { lat: 37, lng: -122, confidence: 'centroid' } })).toEqual(['missing']))
  it('is counted out of eight', () => {
    expect(listingPartNames).toHaveLength(8)
    expect([countParts(empty), countParts(complete)]).toEqual([0, 8])
    expect(countParts({ ...complete, imageId: undefined, openings: [opening('2027-10-16', '11:00', '18:00')] })).toBe(7)
  })
})

describe('the patterns', () => {
  it('find any number of ten digits in groups, however it is divided', () =>
    assert(
      property(
        integer({ min: 200, max: 999 }),
        integer({ min: 200, max: 999 }),
        integer({ min: 1000, max: 9999 }),
        constantFrom(' ', '-', '.'),
        (a, b, c, by) => {
          expect([hasPhone(`Call ${a}${by}${b}${by}${c}, or ring`), hasPhone(`(${a}) ${b}-${c}`)]).toEqual([true, true])
        },
      ),
    ))
  it('never take years for a phone number', () =>
    assert(
      property(integer({ min: 1900, max: 2099 }), integer({ min: 1900, max: 2099 }), (from, to) => {
        expect(hasPhone(`Shown ${from}-${to}, ${from} to ${to}, ${from}/${to}`)).toBe(false)
      }),
    ))
  it('never take a decimal number for an address or a repeated mark', () =>
    assert(
      property(double({ min: 0, max: 1000, noNaN: true }), n => {
        expect(hasAddress(n.toFixed(2)) || hasRepeatedMarks(n.toFixed(2))).toBe(false)
      }),
    ))
  it('leave text without capitals, marks and digits alone', () =>
    assert(
      property(string({ unit: constantFrom(...'aeiou bcdnst'.split('')), maxLength: 165 }), text => {
        expect([isShouted(text), hasPhone(text), hasAddress(text), hasRepeatedMarks(text)]).toEqual([false, false, false, false])
      }),
    ))
})
