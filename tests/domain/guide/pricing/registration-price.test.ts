import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricePhases } from '../../../../src/domain/guide/price-phases'
import { type PricedRegistration, type PriceRow, type PriceTable, registrationPrice } from '../../../../src/domain/guide/pricing/registration-price'

const row = (tier: string, registration: number, cents: number, more: Partial<PriceRow> = {}): PriceRow => ({
  tier,
  phase: 'regular',
  audience: 'member',
  registration,
  cents,
  ...more,
})
const table: PriceTable = {
  rows: [
    row('Premier', 1, 26_500),
    row('Premier', 2, 11_000),
    row('Participating', 1, 17_500),
    row('Participating', 2, 7500),
    row('Participating', 1, 14_000, { audience: 'group', groupFrom: 3 }),
    row('Participating', 1, 12_000, { audience: 'group', groupFrom: 6 }),
    row('Participating', 1, 6000, { audience: 'scholarship' }),
  ],
  volunteerCents: 1250,
  volunteerHours: 4,
}
const price = (wanted: Partial<PricedRegistration>) => registrationPrice(table, { tier: 'Premier', n: 1, audience: 'member', ...wanted }, 'regular')

describe('the price of a registration (examples from the specification)', () => {
  it('is 26500 + 7500 cents for Premier with a second one, Participating, and 29000 with four hours as a volunteer', () => {
    const [first, second] = [price({ volunteerHours: 4 })!, price({ tier: 'Participating', n: 2 })!]
    expect([...first.lines, ...second.lines]).toEqual([
      { kind: 'fee', cents: 26_500 },
      { kind: 'volunteer', cents: -5000 },
      { kind: 'second', cents: 7500 },
    ])
    expect(first.totalCents + second.totalCents).toBe(29_000)
  })
  it('is nothing with a waiver of 100%, and uses up no hours', () => {
    expect(price({ waiverPercent: 100, volunteerHours: 4 })).toEqual({
      lines: [
        { kind: 'fee', cents: 26_500 },
        { kind: 'waiver', cents: -26_500 },
      ],
      totalCents: 0,
    })
  })
})

describe('the price of a registration', () => {
  it('counts no more hours than the table says', () => expect(price({ volunteerHours: 40 })!.totalCents).toBe(21_500))
  it('pays no hours out', () => expect(price({ waiverPercent: 90, volunteerHours: 4 })!.totalCents).toBe(0))
  it.each([
    [3, 14_000],
    [5, 14_000],
    [6, 12_000],
    [40, 12_000],
  ])('is for %i artists in one place that of their step', (groupSize, cents) =>
    expect(price({ tier: 'Participating', audience: 'group', groupSize })!.totalCents).toBe(cents),
  )
  it('does not exist below the first step of a group, nor for a tier, audience or phase without a row', () => {
    expect(price({ tier: 'Participating', audience: 'group', groupSize: 2 })).toBeUndefined()
    expect(price({ tier: 'Grand' })).toBeUndefined()
    expect(price({ audience: 'community' })).toBeUndefined()
    expect(registrationPrice(table, { tier: 'Premier', n: 1, audience: 'member' }, 'late')).toBeUndefined()
  })

  const cents = fc.integer({ min: 0, max: 500_000 })
  const wishes = fc.record({
    volunteerHours: fc.integer({ min: 0, max: 200 }),
    waiverPercent: fc.integer({ min: 0, max: 100 }),
    n: fc.constantFrom(1, 2),
  })
  const tables = fc.record({ volunteerCents: fc.integer({ min: 0, max: 10_000 }), volunteerHours: fc.integer({ min: 0, max: 40 }) })
  it('is the sum of its lines, never negative, nothing with a full waiver, and never lower in a later phase', () => {
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents), wishes, tables, (given, wish, credit) => {
        const rising = given.toSorted((a, b) => a - b)
        const rows = pricePhases.flatMap((phase, i) => [1, 2].map(n => row('Premier', n, rising[i]!, { phase })))
        const wanted = { tier: 'Premier', audience: 'member', ...wish } as const
        const all = pricePhases.map(phase => registrationPrice({ ...credit, rows }, wanted, phase)!)
        for (const { lines, totalCents } of all) {
          expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.cents, 0))
          expect(totalCents).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(totalCents)).toBe(true)
        }
        expect(all.map(({ totalCents }) => totalCents)).toEqual(all.map(({ totalCents }) => totalCents).toSorted((a, b) => a - b))
        const free = registrationPrice({ ...credit, rows }, { ...wanted, waiverPercent: 100 }, 'late')!
        expect(free.totalCents).toBe(0)
      }),
    )
  })
})
