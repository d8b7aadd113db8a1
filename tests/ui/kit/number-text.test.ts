import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyOf } from '../../../src/ui/kit/format-money'
import { numberText } from '../../../src/ui/kit/number-text'

it('numbers are written as Intl writes them', () => {
  const number = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: -5000, max: 5000 })), n => {
      expect(numberText(n)).toBe(number.format(n))
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), tenths => {
      expect(numberText(tenths / 10)).toBe(number.format(tenths / 10))
    }),
  )
  for (const n of [0, 999, 1000, -1000, 2.5, 1_234_567]) expect(numberText(n)).toBe(number.format(n))
})

it('amounts are written as Intl writes them', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), cents => {
      expect(moneyOf({ cents })).toBe(dollars.format(cents / 100))
    }),
  )
})
