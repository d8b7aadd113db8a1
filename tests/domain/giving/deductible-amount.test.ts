import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignProgress } from '../../../src/domain/giving/campaign-progress'
import { deductible } from '../../../src/domain/giving/deductible-amount'

const usd = (cents: number) => ({ cents, cur: 'usd' as const })

describe('the deductible amount (examples from the specification)', () => {
  it.each([
    ['a $250 gift with nothing in return', { paidCents: 25_000, fmvCents: 0 }, { cents: 25_000, letter: 'no-goods', disclosure: false }],
    ['$100 with a $35 ticket', { paidCents: 10_000, fmvCents: 3500 }, { cents: 6500, letter: 'quid-pro-quo', disclosure: true }],
    ['$76 with a $10 benefit', { paidCents: 7600, fmvCents: 1000 }, { cents: 6600, letter: 'quid-pro-quo', disclosure: true }],
    ['$75.00 with a $10 benefit', { paidCents: 7500, fmvCents: 1000 }, { cents: 6500, letter: 'quid-pro-quo', disclosure: false }],
    [
      'a $150 level whose benefits nobody has valued',
      { paidCents: 15_000, fmvCents: null },
      { cents: null, letter: 'refused', reason: 'value-of-benefits-unknown' },
    ],
    ['a bid of $900 on a work worth $600', { paidCents: 90_000, fmvCents: 60_000 }, { cents: 30_000, letter: 'quid-pro-quo', disclosure: true }],
    ['a bid of $500 on a work worth $600', { paidCents: 50_000, fmvCents: 60_000 }, { cents: 0, letter: 'sales-receipt', disclosure: false }],
    ['half of a $300 gift, the other half refunded', { paidCents: 15_000, fmvCents: 0 }, { cents: 15_000, letter: 'no-goods', disclosure: false }],
  ] as const)('%s', (_, contribution, expected) => expect(deductible(contribution)).toEqual(expected))

  it('is never negative, never more than was paid, and with the benefits makes up at least the payment', () => {
    const amount = integer({ min: 0, max: 5_000_000 })
    assert(
      property(amount, amount, (paidCents, fmvCents) => {
        const { cents } = deductible({ paidCents, fmvCents })
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(paidCents)
        expect(cents! + fmvCents).toBeGreaterThanOrEqual(paidCents)
      }),
    )
  })
})

describe('a campaign', () => {
  it('has reached 100 percent only with the full amount', () => {
    expect(campaignProgress(usd(99_999), usd(100_000))).toEqual({ percent: 99, missingCents: 1 })
    expect(campaignProgress(usd(100_000), usd(100_000))).toEqual({ percent: 100, missingCents: 0 })
  })
  it('can exceed its goal, and then misses nothing', () => expect(campaignProgress(usd(150), usd(100))).toEqual({ percent: 150, missingCents: 0 }))
})
