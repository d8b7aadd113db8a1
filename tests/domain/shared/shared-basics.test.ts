import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { colourNamesOf } from '../../../src/domain/artists/colour-names'
import { collections } from '../../../src/domain/collections'
import { weekends } from '../../../src/domain/guide/editions.collection'
import { listingStates, listings } from '../../../src/domain/guide/listings.collection'
import { matchesPath, pathOf, statesOf, transition } from '../../../src/domain/shared/records/collection'
import { localDate, money, number, optional, schemaOf, text, url, zone } from '../../../src/domain/shared/records/fields'
import { RuleBroken } from '../../../src/domain/shared/records/rule-broken'
import { slugOf } from '../../../src/domain/shared/text/slug'
import { wallTime, wallTimeAt } from '../../../src/domain/shared/time/wall-time'

describe('a field', () => {
  const schema = schemaOf({
    name: text('Name', 5),
    web: optional(url('Web')),
    at: optional(zone('Zone')),
    day: optional(localDate('Day')),
    n: optional(number('N', { min: 1, max: 8, integer: true })),
  })
  const accepts = (data: unknown) => v.safeParse(schema, data).success
  it('of a map number is whole and begins at 1, of a work’s colors is named once', () => {
    const accepted = [0, 1, 217, 1.5].map(n => v.safeParse(listings.fields.mapNumber.schema, n).success)
    expect(accepted).toEqual([false, true, true, false])
    expect(colourNamesOf(['#ff0000', '#ee0000', 'red', '#0000ff'])).toEqual(['red', 'blue'])
  })
  it('has limits', () => {
    expect(accepts({ name: 'Ana' })).toBe(true)
    expect(accepts({ name: 'Anabel' })).toBe(false)
    expect(accepts({ name: 'Ana', n: 0 })).toBe(false)
    expect(accepts({ name: 'Ana', n: 1.5 })).toBe(false)
    expect(accepts({ name: 'Ana', n: 8 })).toBe(true)
    expect(accepts({ name: 'Ana', day: '2027-02-28' })).toBe(true)
    expect(accepts({ name: 'Ana', day: '2027-02-30' })).toBe(false)
    expect(accepts({ name: 'Ana', day: '2027-13-45' })).toBe(false)
  })
  it('is refused if it is not declared, or if it is missing', () => {
    expect(accepts({ name: 'Ana', admin: true })).toBe(false)
    expect(accepts({})).toBe(false)
  })
  it('for links accepts only http and https', () => {
    expect(accepts({ name: 'Ana', web: 'https://ana.example' })).toBe(true)
    expect(accepts({ name: 'Ana', web: 'javascript:alert(1)' })).toBe(false)
    expect(accepts({ name: 'Ana', web: 'ana.example' })).toBe(false)
    for (const broken of ['https://[', 'https://%', 'http://:80', 'https://a b']) expect(accepts({ name: 'Ana', web: broken })).toBe(false)
  })
  it('for money accepts whole cents of US dollars and nothing beside them', () => {
    const isMoney = (value: unknown) => v.safeParse(money('Price').schema, value).success
    expect(
      [
        { cents: 1250, cur: 'usd' },
        { cents: 0, cur: 'usd' },
        { cents: -500, cur: 'usd' },
      ].map(isMoney),
    ).toEqual([true, true, true])
    const refused = [{ cents: 12.5, cur: 'usd' }, { cents: '1250', cur: 'usd' }, { cents: 1250, cur: 'eur' }, { cents: 1250 }, {}, 1250]
    expect(refused.map(isMoney)).toEqual(refused.map(() => false))
    expect(isMoney({ cents: 1250, cur: 'usd', tip: 1 })).toBe(false)
  })
  it('for time zones accepts existing ones', () => {
    expect(accepts({ name: 'Ana', at: 'Europe/London' })).toBe(true)
    expect(accepts({ name: 'Ana', at: 'Europe/Atlantis' })).toBe(false)
  })
})

describe('a wall time (example of the specification: the clocks go back on 2027-11-07)', () => {
  it('of 11:00 is 19:00 UTC, and the same after it is saved again', () => {
    const once = wallTime('2027-11-07T11:00', 'America/Los_Angeles')
    expect(once.utc.toISOString()).toBe('2027-11-07T19:00:00.000Z')
    expect(wallTime(once.local, once.tz)).toEqual(once)
    expect(wallTimeAt(once.utc, once.tz)).toEqual(once)
  })
  it('of 11:00 is 18:00 UTC the day before', () =>
    expect(wallTime('2027-11-06T11:00', 'America/Los_Angeles').utc.toISOString()).toBe('2027-11-06T18:00:00.000Z'))
  it('that the clocks skip is an hour later', () =>
    expect(wallTime('2027-03-14T02:30', 'America/Los_Angeles').utc.toISOString()).toBe('2027-03-14T10:30:00.000Z'))
  it('that occurs twice is the first of both', () =>
    expect(wallTime('2027-11-07T01:30', 'America/Los_Angeles').utc.toISOString()).toBe('2027-11-07T08:30:00.000Z'))
})

describe('states', () => {
  it('change only by declared transitions', () => {
    expect(transition(listingStates, 'approved', 'publish')).toBe('published')
    expect(() => transition(listingStates, 'draft', 'publish')).toThrow(RuleBroken)
    expect(() => transition(listingStates, 'draft', 'toString')).toThrow('illegal-transition')
  })

  it.each(collections.flatMap(of => (of.states ? [[of.path, of, of.states] as const] : [])))(
    'of %s can all be reached from the initial ones',
    (_, of, states) => {
      const reached = new Set<string>(of.initialStates ?? statesOf(states).slice(0, 1))
      for (const state of reached) for (const next of Object.values(states[state]!)) reached.add(next)
      expect([...reached].sort()).toEqual(statesOf(states).toSorted())
    },
  )

  it('let a listing be withdrawn at any time, as when its artist is erased', () => {
    const left = statesOf(listingStates).filter(state => !('withdraw' in listingStates[state]))
    expect(left).toEqual(['withdrawn'])
  })
})

describe('paths', () => {
  it('contain the parameters of a collection', () => {
    expect(pathOf(weekends, { edition: '2027' })).toBe('editions/2027/weekends')
    expect(() => pathOf(weekends)).toThrow('needs edition')
    expect(matchesPath(weekends, 'editions/2027/weekends')).toBe(true)
    expect(matchesPath(weekends, 'editions/2027')).toBe(false)
    expect(matchesPath(listings, 'listings')).toBe(true)
  })
})

describe('a slug', () => {
  it.each([
    ['Café Müller & Söhne', 'cafe-muller-sohne'],
    ['  --Ana  López!! ', 'ana-lopez'],
    ['Łucja Ørsted', 'lucja-orsted'],
    ['日本', ''],
  ])('of %s is "%s"', (words, slug) => expect(slugOf(words)).toBe(slug))
})
