import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignNumbers, type Frozen, type NumberingRule } from '../../../../src/domain/guide/numbering/assign-numbers'
import { compareNumbers, isMapNumber, type MapNumber, nextSuffixed, wholeOf } from '../../../../src/domain/guide/numbering/map-number'
import type { Numbered } from '../../../../src/domain/guide/numbering/numbering-units'

const walk: NumberingRule = { order: 'walk', gap: 0, setAside: [] }
const alphabet: NumberingRule = { ...walk, order: 'alphabet' }
const frozen = (held: Iterable<readonly [string, MapNumber]>, retired: readonly MapNumber[] = []): Frozen => ({ held: new Map(held), retired })
const at = (id: string, of: Partial<Numbered> = {}): Numbered => ({ id, name: id, weekend: 1, neighbourhood: 0, pin: [0, 0], ...of })
const inOrder = (numbers: ReadonlyMap<string, MapNumber>) => [...numbers].sort(([, a], [, b]) => compareNumbers(a, b))

describe('a season of 40 + 55 studios in buildings of 12', () => {
  const season: Numbered[] = Array.from({ length: 95 }, (_, i) => {
    const weekend = i < 40 ? 1 : 2
    const building = weekend === 1 ? Math.floor(i / 12) : 10 + Math.floor((i - 40) / 12)
    return at(`studio-${i}`, { weekend, siteId: `building-${building}`, name: `Building ${building}`, pin: [-122.4 + building / 1000, 37.7] })
  })
  const numbers = assignNumbers(season, walk)

  it('is numbered by building, the first weekend first', () => {
    expect(new Set(numbers.values()).size).toBe(4 + 5)
    expect(Math.max(...season.slice(0, 40).map(({ id }) => Number(numbers.get(id))))).toBe(4)
    for (const { id, siteId } of season) expect(numbers.get(id)).toBe(numbers.get(season.find(other => other.siteId === siteId)!.id))
  })
  it('does not change when it is frozen and numbered again', () => {
    expect(assignNumbers(season, walk, frozen(numbers))).toEqual(numbers)
  })
  it('gives a late studio in a numbered building the building’s number', () => {
    const late = { ...season[0]!, id: 'a-late-studio' }
    expect(assignNumbers([late, ...season], walk, frozen(numbers)).get('a-late-studio')).toBe(numbers.get('studio-0'))
  })
})

describe('after the freeze', () => {
  const street = Array.from({ length: 30 }, (_, i) => at(`door ${String(i + 1).padStart(2, '0')}`))
  const printed = assignNumbers(street, alphabet)

  it('a late listing between 17 and 18 gets 17a, the next one 17b', () => {
    expect(printed.get('door 17')).toBe('17')
    const late = assignNumbers([...street, at('door 17 back'), at('door 17 court')], alphabet, frozen(printed))
    expect([late.get('door 17 back'), late.get('door 17 court'), late.get('door 18')]).toEqual(['17a', '17b', '18'])
  })
  it('one before all others gets the first number with a letter', () => {
    expect(assignNumbers([...street, at('a first door')], alphabet, frozen(printed)).get('a first door')).toBe('1a')
  })
  it('23 is withdrawn and given to nobody again, and neither is a letter', () => {
    const rest = street.filter(({ id }) => id !== 'door 23')
    const held = [...printed].filter(([id]) => id !== 'door 23')
    const late = assignNumbers([...rest, at('door 22 back'), at('door 23 back')], alphabet, frozen(held, ['23', '22a']))
    expect([late.get('door 22 back'), late.get('door 23 back')]).toEqual(['22b', '22c'])
    expect([...late.values()]).not.toContain('23')
  })
  it('a number stays with a listing that lost its pin or opens by appointment now', () => {
    const changed = street.map(one =>
      one.id === 'door 05' ? { ...one, pin: undefined } : one.id === 'door 06' ? { ...one, byAppointment: true } : one,
    )
    expect(assignNumbers(changed, alphabet, frozen(printed))).toEqual(printed)
  })
  it('a number that was kept free is given to the listing for which it is set aside', () => {
    const rule = { ...alphabet, setAside: [{ from: 99, to: 99, listingId: 'late' }] }
    expect(assignNumbers([...street, at('late')], rule, frozen(printed)).get('late')).toBe('99')
    expect(assignNumbers([...street, at('late')], rule, frozen(printed, ['99'])).get('late')).toBe('30a')
  })
})

describe('numbers that are set aside', () => {
  const two = ['a', 'b', 'c'].flatMap(name => [
    at(`mill ${name}`, { neighbourhood: 0, neighbourhoodId: 'mill' }),
    at(`quay ${name}`, { neighbourhood: 1, neighbourhoodId: 'quay' }),
  ])
  const numbersBy = (setAside: NumberingRule['setAside'], gap = 0) => Object.fromEntries(assignNumbers(two, { ...alphabet, gap, setAside }))

  it('are a neighborhood’s own; the others are numbered around them', () => {
    expect(numbersBy([{ from: 2, to: 40, neighbourhoodId: 'quay' }])).toEqual({
      'quay a': '2',
      'quay b': '3',
      'quay c': '4',
      'mill a': '1',
      'mill b': '41',
      'mill c': '42',
    }) // prettier-ignore
  })
  it('go on with letters where there are too few', () => {
    expect(numbersBy([{ from: 100, to: 101, neighbourhoodId: 'quay' }])).toMatchObject({ 'quay a': '100', 'quay b': '101', 'quay c': '101a' })
  })
  it('are a listing’s, or nobody’s', () => {
    expect(
      numbersBy([
        { from: 1, to: 1, listingId: 'quay b' },
        { from: 2, to: 5 },
      ]),
    ).toMatchObject({ 'quay b': '1', 'mill a': '6', 'mill b': '7' })
  })
  it('are as many as are left free after each neighborhood', () => {
    expect(numbersBy([], 10)).toMatchObject({ 'mill c': '3', 'quay a': '14' })
  })
})

it('needs a pin for a number', () => {
  const numbers = assignNumbers([at('no pin', { pin: undefined }), at('by appointment', { byAppointment: true }), at('studio')], walk)
  expect([...numbers]).toEqual([['studio', '1']])
})

it('numbers neighborhoods in their order', () => {
  const numbers = assignNumbers(
    [at('far', { neighbourhood: 2 }), at('second', { neighbourhood: 1 }), at('first'), at('nowhere', { neighbourhood: undefined })],
    walk,
  )
  expect(inOrder(numbers).map(([id]) => id)).toEqual(['first', 'second', 'far', 'nowhere'])
})

it('orders names from A to Z without regard to accents and case, and numbers in them by size', () => {
  const numbers = assignNumbers(
    ['Zoë', 'émile', 'Ana', 'Door 10', 'Door 9'].map(name => at(name)),
    alphabet,
  )
  expect(inOrder(numbers).map(([id]) => id)).toEqual(['Ana', 'Door 9', 'Door 10', 'émile', 'Zoë'])
})

it('walks by distances on the ground: a degree of longitude is half as long at 60° north', () => {
  const walked = (north: number, stretched: number) =>
    inOrder(
      assignNumbers(
        Array.from({ length: 16 }, (_, i) =>
          at(`s${i}`, { pin: [((i % 4) + 0.3 * (i > 7 ? 1 : 0)) * 0.001 * stretched, north + Math.floor(i / 4) * 0.001] }),
        ),
        walk,
      ),
    ).map(([id]) => id)
  expect(walked(60, 2)).toEqual(walked(0, 1))
})

it('gives consecutive numbers to places that are near each other', () => {
  const side = 20
  const grid = Array.from({ length: side * side }, (_, i) => at(`${i}`, { pin: [(i % side) / 1000, Math.floor(i / side) / 1000] }))
  const pins = inOrder(assignNumbers(grid, walk)).map(([id]) => grid[Number(id)]!.pin!)
  const steps = pins.slice(1).map(([x, y], i) => Math.hypot(x - pins[i]![0], y - pins[i]![1]) * 1000)
  expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeLessThan(1.6)
})

it('skips the years, which are addresses of editions', () => {
  const many = Array.from({ length: 1900 }, (_, i) => at(String(i).padStart(4, '0')))
  const numbers = assignNumbers(many, alphabet)
  expect([numbers.get('1898'), numbers.get('1899')]).toEqual(['1899', '3000'])
})

it.each([
  ['17', '17a'],
  ['17a', '17b'],
  ['17z', '17aa'],
  ['17az', '17ba'],
  ['17zz', '17aaa'],
])('after %s comes %s', (number, next) => {
  expect(nextSuffixed(number)).toBe(next)
  expect(compareNumbers(number, next)).toBeLessThan(0)
})

const coordinate = fc.double({ min: -1, max: 1, noNaN: true })
const drawnListing = fc.record({
  siteId: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  pin: fc.option(fc.tuple(coordinate, coordinate), { nil: undefined }),
  byAppointment: fc.boolean(),
  weekend: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  neighbourhood: fc.option(fc.nat(4), { nil: undefined }),
  name: fc.string({ maxLength: 3 }),
})
const drawnRule = fc.record({
  order: fc.constantFrom('walk' as const, 'alphabet' as const),
  gap: fc.nat(3),
  setAside: fc.array(
    fc
      .record({
        from: fc.integer({ min: 1, max: 60 }),
        more: fc.nat(12),
        whose: fc.constantFrom({}, { siteId: 'a' }, { listingId: 'l03' }, { neighbourhoodId: 'n0' }, { neighbourhoodId: 'n2' }),
      })
      .map(({ from, more, whose }) => ({ from, to: 'neighbourhoodId' in whose ? from + more : from, ...whose })),
    { maxLength: 5 },
  ),
}) // prettier-ignore

it('is stable for any season and rule, independent of the order of listings, and never gives a number twice', () => {
  fc.assert(
    fc.property(fc.array(drawnListing, { maxLength: 40 }), drawnRule, fc.nat(39), fc.nat(7), (drawn, rule, before, withdrawn) => {
      const all: Numbered[] = drawn.map((one, i) => ({
        ...one,
        id: `l${String(i).padStart(2, '0')}`,
        neighbourhoodId: one.neighbourhood === undefined ? undefined : `n${one.neighbourhood}`,
      }))
      const first = assignNumbers(all.slice(0, before), rule)
      expect(new Map(assignNumbers(all.slice(0, before).toReversed(), rule))).toEqual(first)

      const isIn = ({ id }: Numbered) => !first.has(id) || Number(id.slice(1)) % 8 !== withdrawn
      const still = all.filter(isIn)
      const held = [...first].filter(([id]) => still.some(one => one.id === id))
      const retired = [...first].flatMap(([id, number]) =>
        still.some(one => one.id === id) || held.some(([, other]) => other === number) ? [] : number,
      )
      const second = assignNumbers(still, rule, frozen(held, retired))
      for (const [id, number] of held) expect(second.get(id)).toBe(number)
      for (const number of second.values()) expect(retired).not.toContain(number)
      expect(new Map(assignNumbers(still.toReversed(), rule, frozen(held, retired)))).toEqual(second)
      expect(assignNumbers(still, rule, frozen(second, retired))).toEqual(second)

      const placeOf = new Map<MapNumber, string>()
      for (const [id, number] of second) {
        const place = still.find(one => one.id === id)!.siteId ?? id
        expect(placeOf.get(number) ?? place).toBe(place)
        placeOf.set(number, place)
        expect(isMapNumber(wholeOf(number))).toBe(true)
      }
    }),
  )
})
