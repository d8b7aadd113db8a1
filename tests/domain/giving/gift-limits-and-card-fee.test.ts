import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeCover, giftRange } from '../../../src/domain/giving/gift-limits-and-card-fee'

/** The fee for a payment by the providers' price lists: 2.9 % and 30 cents. */
const feeOf = (paidCents: number) => paidCents * 0.029 + 30

describe('the card fee that a giver adds', () => {
  it('lets the gift arrive whole, and is not a cent more than that needs', () => {
    assert(
      property(integer({ min: giftRange.minCents, max: giftRange.maxCents }), gift => {
        const paid = gift + feeCover(gift)
        expect(paid - feeOf(paid)).toBeGreaterThanOrEqual(gift - 1e-6)
        expect(paid - 1 - feeOf(paid - 1)).toBeLessThan(gift)
      }),
    )
  })
  it('is $1.81 for $50', () => {
    expect(feeCover(5000)).toBe(181)
  })
})
