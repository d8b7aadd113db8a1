import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, byPiece, portion, sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'

const weight = fc.oneof(fc.nat(5), fc.nat(10_000_000_000))
const weights = fc.array(weight, { minLength: 1, maxLength: 50 })
const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('cents that are shared out', () => {
  it.each([
    ['a cent goes to the largest part', 1, [1, 3, 2], [0, 1, 0]],
    ['of equal parts the first has the odd cent', 100, [1, 1, 1], [34, 33, 33]],
    ['a line of nothing has nothing', 100, [0, 2, 0], [0, 100, 0]],
    ['among lines of nothing all have the same', 3, [0, 0], [2, 1]],
    ['nothing is nothing for everybody', 0, [5, 7], [0, 0]],
    ['nothing for nobody', 0, [], []],
    ['what is taken back is shared like what was given', -100, [1, 1, 1], [-34, -33, -33]],
  ])('%s', (_, total, among, shares) => expect(allocate(total, among)).toEqual(shares))

  it('cannot go to nobody, nor to less than nothing', () => {
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(1, [2, -1])).toThrow(RangeError)
  })

  it('add up to the amount, whatever the weights', () => {
    fc.assert(
      fc.property(cents, weights, (total, among) => {
        expect(sumOf(allocate(total, among))).toBe(total)
      }),
    )
  })

  it('are less than a cent away from the exact part', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), weights, (total, among) => {
        fc.pre(sumOf(among) > 0)
        const whole = among.reduce((sum, part) => sum + BigInt(part), 0n)
        for (const [i, share] of allocate(total, among).entries()) {
          const away = BigInt(share) * whole - BigInt(total) * BigInt(among[i]!)
          expect(away < whole && -away < whole).toBe(true)
        }
      }),
    )
  })

  it('are never more than the weight where the amount is not more than all weights: no line falls below zero', () => {
    fc.assert(
      fc.property(weights, fc.nat(1000), (among, thousandths) => {
        const total = portion(sumOf(among), thousandths, 1000)
        for (const [i, share] of allocate(total, among).entries()) expect(share).toBeLessThanOrEqual(among[i]!)
      }),
    )
  })

  it('are no less for a larger weight', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (total, among) => {
        const shares = allocate(total, among)
        const heaviest = among.indexOf(Math.max(...among))
        for (const share of shares) expect(share).toBeLessThanOrEqual(shares[heaviest]!)
      }),
    )
  })

  it('of pieces stay the same for the pieces that are left when the first ones are gone', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 2, max: 20 }), fc.nat(), (total, pieces, n) => {
        const gone = 1 + (n % (pieces - 1))
        const all = byPiece(total, pieces)
        expect(byPiece(total - sumOf(all.slice(0, gone)), pieces - gone)).toEqual(all.slice(gone))
      }),
    )
  })
})

describe('a part of an amount', () => {
  it.each([
    ['8.625 % of $12.00', 1200, 86_250, 1_000_000, 104],
    ['half a cent counts as one', 1, 1, 2, 1],
    ['less than half a cent counts as none', 1, 49, 100, 0],
    ['amounts beyond what floats hold', 9_000_000_000_000_001, 1, 1, 9_000_000_000_000_001],
  ])('%s', (_, amount, part, whole, rounded) => expect(portion(amount, part, whole)).toBe(rounded))
})
