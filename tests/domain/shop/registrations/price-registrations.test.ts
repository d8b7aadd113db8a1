import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { lineCents } from '../../../../src/domain/shop/pricing/price-order'
import { priceRegistrations } from '../../../../src/domain/shop/registrations/price-registrations'

const row = (tier: string, registration: number, cents: number) => ({
  tier,
  phase: 'regular' as const,
  audience: 'member' as const,
  registration,
  cents,
})
const table = {
  version: 3,
  rows: [row('Premier', 1, 26_500), row('Participating', 1, 17_500), row('Participating', 2, 7500)],
  volunteerCents: 1250,
  volunteerHours: 8,
}
const first = { id: 'r1', n: 1, tier: 'Premier', phase: 'regular', audience: 'member', volunteerHours: 0 } as const
const second = { ...first, id: 'r2', n: 2, tier: 'Participating' } as const

describe('the price of registrations (examples from the specification)', () => {
  it('is 26500 + 7500 for Premier in the regular phase with a second one, less 5000 for 4 volunteer hours: 29000 cents', () => {
    const quote = priceRegistrations([{ ...first, volunteerHours: 4 }, second], table, '4010')!
    expect(quote.lines.map(line => [line.id, lineCents(line)])).toEqual([
      ['first', 26_500],
      ['second', 7500],
      ['first-volunteer', -5000],
    ])
    expect(quote.total.cents).toBe(29_000)
  })
  it('is nothing with a waiver of 100%, paid as “comp”', () => {
    expect(priceRegistrations([{ ...first, volunteerHours: 4, waiverPercent: 100 }], table, '4010')).toMatchObject({
      total: { cents: 0 },
      method: 'comp',
    })
  })
  it('does not exist for what the table does not have', () => {
    expect(priceRegistrations([{ ...first, phase: 'late' }], table, '4010')).toBeUndefined()
  })
})

describe('any registrations', () => {
  it('cost what their lines add up to, and each line is lowered by its own discounts alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 100 }), fc.boolean(), (volunteerHours, waiverPercent, both) => {
        const quote = priceRegistrations([{ ...first, volunteerHours, waiverPercent }, ...(both ? [second] : [])], table, '4010')!
        expect(quote.total.cents).toBe(sumOf(quote.lines.map(lineCents)))
        expect(quote.total.cents).toBeGreaterThanOrEqual(both ? 7500 : 0)
        expect(quote.lines.find(({ id }) => id === 'second')?.discountCents ?? 0).toBe(0)
      }),
    )
  })
})
