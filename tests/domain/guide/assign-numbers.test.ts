import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignNumbers, type Numbered } from '../../../src/domain/guide/publishing/assign-numbers'

/** Weekends 1 and 2 with 40 and 55 listings in buildings of 12. */
const season: Numbered[] = Array.from({ length: 95 }, (_, i) => {
  const weekend = i < 40 ? 1 : 2
  const building = weekend === 1 ? Math.floor(i / 12) : 10 + Math.floor((i - 40) / 12)
  return { id: `studio-${i}`, weekend, siteId: `building-${building}`, neighbourhood: 0, pin: [-122.4 + building / 1000, 37.7] as const }
})
const holding = (listings: readonly Numbered[], numbers: ReadonlyMap<string, number>) => listings.map(l => ({ ...l, held: numbers.get(l.id) }))

describe('map numbers', () => {
  const numbers = assignNumbers(season)

  it('are shared by the studios of a building, the first weekend first', () => {
    expect(new Set(numbers.values()).size).toBe(4 + 5)
    expect(Math.max(...season.slice(0, 40).map(l => numbers.get(l.id)!))).toBe(4)
    for (const listing of season) expect(numbers.get(listing.id)).toBe(numbers.get(season.find(l => l.siteId === listing.siteId)!.id))
  })

  it('do not change when numbering runs again', () => {
    expect([...assignNumbers(holding(season, numbers))]).toEqual([...numbers])
  })

  it('of a late studio follow the highest number, wherever it is', () => {
    const late: Numbered = { id: 'a-late-studio', weekend: 1, neighbourhood: 0, pin: season[0]!.pin }
    expect(assignNumbers([late, ...holding(season, numbers)]).get('a-late-studio')).toBe(10)
  })

  it('of a late studio in a numbered building are the building’s', () => {
    const late: Numbered = { ...season[0]!, id: 'a-late-studio' }
    expect(assignNumbers([late, ...holding(season, numbers)]).get('a-late-studio')).toBe(numbers.get('studio-0'))
  })

  it('are not reused after they were retired', () => {
    expect(assignNumbers([{ id: 'new', pin: [0, 0] }], [23]).get('new')).toBe(24)
  })
})

it('needs a pin for a number', () => {
  const numbers = assignNumbers([
    { id: 'no-pin' },
    { id: 'by-appointment', pin: [0, 0], byAppointment: true, held: 3 },
    { id: 'studio', pin: [0, 0] },
  ])
  expect([...numbers]).toEqual([['studio', 4]])
})

it('numbers neighborhoods in their order', () => {
  const at = (id: string, neighbourhood: number, lng: number): Numbered => ({ id, neighbourhood, weekend: 1, pin: [lng, 0] })
  const numbers = assignNumbers([at('far', 2, 0), at('second', 1, 0.2), at('first', 0, 0.9), at('nowhere', Number.MAX_SAFE_INTEGER, 0)])
  expect([...numbers].sort((a, b) => a[1] - b[1]).map(([id]) => id)).toEqual(['first', 'second', 'far', 'nowhere'])
})

it('walks by distances on the ground: a degree of longitude is half as long at 60° north', () => {
  const walk = (north: number, stretched: number) => {
    const places = Array.from(
      { length: 16 },
      (_, i): Numbered => ({
        id: `s${i}`,
        pin: [((i % 4) + 0.3 * (i > 7 ? 1 : 0)) * 0.001 * stretched, north + Math.floor(i / 4) * 0.001],
      }),
    )
    return [...assignNumbers(places)].sort((a, b) => a[1] - b[1]).map(([id]) => id)
  }
  expect(walk(60, 2)).toEqual(walk(0, 1))
})

it('skips the years, which are addresses of editions', () => {
  const numbers = assignNumbers([
    { id: 'last', held: 1899, pin: [0, 0] },
    { id: 'next', pin: [0, 0] },
  ])
  expect(numbers.get('next')).toBe(3000)
})

it('gives consecutive numbers to places that are near each other', () => {
  const side = 20
  const grid: Numbered[] = Array.from({ length: side * side }, (_, i) => ({ id: `${i}`, pin: [(i % side) / 1000, Math.floor(i / side) / 1000] }))
  const order = [...assignNumbers(grid)].sort((a, b) => a[1] - b[1]).map(([id]) => grid[Number(id)]!.pin!)
  const steps = order.slice(1).map(([x, y], i) => Math.hypot(x - order[i]![0], y - order[i]![1]) * 1000)
  expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeLessThan(1.6)
})

const coordinate = fc.double({ min: -1, max: 1, noNaN: true })
const listing = fc.record({
  siteId: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  pin: fc.option(fc.tuple(coordinate, coordinate), { nil: undefined }),
  byAppointment: fc.boolean(),
  weekend: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  neighbourhood: fc.option(fc.nat(10), { nil: undefined }),
})

it('is stable for any season, does not depend on the order of records, and gives one number per place', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 60 }), fc.nat(59), (drawn, before) => {
      const all: Numbered[] = drawn.map((l, i) => ({ ...l, id: `l${String(i).padStart(2, '0')}` }))
      const first = assignNumbers(all.slice(0, before))
      const second = assignNumbers(holding(all, first))
      for (const [id, number] of first) expect(second.get(id)).toBe(number)
      expect([...assignNumbers(holding(all, second))]).toEqual([...second])
      expect(new Map(assignNumbers([...holding(all, first)].reverse()))).toEqual(new Map(second))
      const placeOf = new Map<number, string>()
      for (const [id, number] of second) {
        const place = all.find(l => l.id === id)!.siteId ?? id
        expect(placeOf.get(number) ?? place).toBe(place)
        placeOf.set(number, place)
      }
    }),
  )
})
